import type { Consent, Device } from '@recadinho/contracts/tracking'
import type { Source } from '../pipeline/source.ts'

/** How far a session came, the furthest last: `payment` and `paid` are told by the server alone (T9). */
export const steps = ['visit', 'purchase', 'checkout', 'payment', 'paid'] as const
export type Step = (typeof steps)[number]

/** An event as it is kept: judged, cut, and without anything that tells who it was. */
export interface TrackedEvent extends Source {
  eventId: string
  /** By the browser's clock, from the id: the same however often it is sent. */
  madeAt: Date
  /** By the shop's clock. */
  at: Date
  sessionId: string
  visitorId: string | null
  /** Key of another site; empty for the shop. */
  site: string
  consent: Consent
  action: string
  path: string
  step: Step
  device: Device
  country: string | null
  /** Why it is no person. */
  bot: string | null
  properties: Record<string, string | number> | null
}

export interface Appended {
  accepted: number
  /** Known already, and so not counted again. */
  duplicates: number
}

/** Keeps what happened and answers what marketing asks; `SPEC.md` has its rules, `event-store-contract.ts` in the tests its proof. */
export interface EventStore {
  append(events: readonly TrackedEvent[]): Promise<Appended>
}
