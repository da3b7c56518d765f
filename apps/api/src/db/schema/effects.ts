import type { Generated, GeneratedAlways } from 'kysely'

/** What must happen once because an order was paid; written in the same transaction (P5.3). */
export interface EffectsTable {
  id: GeneratedAlways<string>
  kind: 'receipt'
  order_id: string
  created_at: Generated<Date>
  /** When it was given to the queue. */
  handed_over_at: Date | null
  /** When its last try was in vain; nobody tries it again but staff. */
  failed_at: Date | null
  done_at: Date | null
}
