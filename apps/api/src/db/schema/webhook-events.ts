import type { GatewayEventOutcome } from '@recadinho/contracts/money'
import type { Generated, GeneratedAlways } from 'kysely'

/** The inbox: every webhook whose signature was good, once (P3.1). */
export interface WebhookEventsTable {
  id: GeneratedAlways<string>
  gateway: string
  event_id: string
  type: string
  gateway_ref: string | null
  /** Whether it is about a payment's state, or about what became of its money afterwards. */
  about: Generated<'payment' | 'history'>
  /** The body as it came, encrypted (see `encrypt.ts`); null where the event is ignored. */
  raw: Buffer | null
  received_at: Generated<Date>
  processed_at: Date | null
  /** What became of it. */
  outcome: GatewayEventOutcome | null
  tries: Generated<number>
  /** When to try next; null once processed or given up (P5.2). */
  retry_at: Date | null
  last_error: string | null
}
