import type { LiveVisitors, SessionEvent, SessionPosition } from '@recadinho/contracts/tracked-sessions'
import type {
  ConversionFunnel,
  Consent,
  Device,
  FunnelStep,
  SessionList,
  SlicePart,
  TrackedSession,
  TrackingStats,
} from '@recadinho/contracts/tracking'
import type { Source } from '../pipeline/source.ts'

/** An event as it is kept: judged, cut, and without anything that identifies the visitor. */
export interface TrackedEvent extends Source {
  eventId: string
  /** By the browser's clock, from the id: the same however often it is sent. */
  madeAt: Date
  /** Where a repetition may be kept: the browser's clock is off by about as much as decides that (E1). */
  elsewhere: Date | null
  /** By the shop's clock. */
  at: Date
  sessionId: string
  visitorId: string | null
  /** Key of another site; empty for the shop. */
  site: string
  /** Key of the landing page's site that led to the shop; else that of `site`. What the session began with counts. */
  landingSite: string
  consent: Consent
  action: string
  path: string
  step: FunnelStep
  device: Device
  country: string | null
  /** Why it counts as a robot. */
  bot: string | null
  properties: Record<string, string | number> | null
}

export interface Appended {
  accepted: number
  /** Known already, and so not counted again. */
  duplicates: number
}

/** What visits are told apart by, such as a source. */
export interface KnownKey {
  dimension: 'source' | 'medium' | 'campaign' | 'affiliate' | 'referrer' | 'path' | 'action'
  key: string
}

/** Whole days of a zone, both included, and the sessions of them that are asked about. */
export interface Period {
  from: string
  until: string
  zone: string
  source?: string | undefined
  device?: Device | undefined
  slice?: { part: SlicePart; key: string } | undefined
}

export interface SessionFilter extends Period {
  convertedOnly?: boolean | undefined
  /** Only robots; without it only people. */
  robots?: boolean | undefined
}

/** Who is there, by the page that each opened last and by country; the largest first. */
export type Live = Pick<LiveVisitors, 'visitors' | 'pages' | 'countries'>

export type DayFigures = TrackingStats['days'][number]
export type Stats = Pick<TrackingStats, 'totals' | 'parts' | 'bots'>
export type Funnel = Pick<ConversionFunnel, 'steps' | 'sources'>

/** Something in these events is why they could not be kept, and would be the next time: others are not to blame. */
export class WrongEvents extends Error {}

/** Keeps what happened and answers what marketing asks. Every adapter passes `event-store-contract.ts` of the tests. */
export interface EventStore {
  /** Rejects with `WrongEvents` where it is the events' own fault. */
  append(events: readonly TrackedEvent[]): Promise<Appended>
  listSessions(
    filter: SessionFilter & { page: number; limit: number },
  ): Promise<Pick<SessionList, 'items' | 'total'>>
  /** The same list from a position on, for who reads all of it. */
  sessionsAfter(
    filter: SessionFilter & { after: SessionPosition | null; limit: number },
  ): Promise<TrackedSession[]>
  findSession(sessionId: string): Promise<TrackedSession | undefined>
  sessionEvents(sessionId: string): Promise<SessionEvent[]>
  /** Who did something since then. */
  live(since: Date): Promise<Live>
  stats(period: Period): Promise<Stats>
  /** The totals of `stats` alone. */
  totals(period: Period): Promise<Stats['totals']>
  series(period: Period): Promise<DayFigures[]>
  funnel(period: Period): Promise<Funnel>
  /** Brings the figures of the days that changed up to date; answers how many did, and rejects after the others when some could not be counted. */
  refresh(zone: string): Promise<number>
  /** The largest keys of the figures since then, by which visits are told apart. */
  knownKeys(since: Date): Promise<KnownKey[]>
  /** Since when sessions are kept; `null` where there is none. */
  keptFrom(): Promise<Date | null>
  /** The sessions of the visitor of a session, which `eraseVisitor` forgets. */
  visitorOf(sessionId: string): Promise<TrackedSession[]>
  /** Forgets the visitor of a session: each session of theirs, and what happened in it. Answers how many. */
  eraseVisitor(sessionId: string): Promise<number>
  /** Forgets what is older, visits by whole days of the zone, and makes room for what comes. */
  maintain(now: Date, zone: string): Promise<void>
}
