import type { GatewayEventOutcome } from '@recadinho/contracts/money'
import type { Generated, GeneratedAlways } from 'kysely'

/** The inbox: every webhook with a valid signature, once (P3.1). */
export interface WebhookEventsTable {
  id: GeneratedAlways<string>
  gateway: string
  event_id: string
  type: string
  gateway_ref: string | null
  /** About a payment's state, or about its refunds and disputes. */
  about: Generated<'payment' | 'history'>
  /** The raw body, encrypted (see `encrypt.ts`); null for ignored events. */
  raw: Buffer | null
  received_at: Generated<Date>
  processed_at: Date | null
  /** The result of its processing. */
  outcome: GatewayEventOutcome | null
  tries: Generated<number>
  /** When to try next; null once processed or given up (P5.2). */
  retry_at: Date | null
  last_error: string | null
}
