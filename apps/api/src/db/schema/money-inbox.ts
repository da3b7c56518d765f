import type { MoneyInboxKind } from '@recadinho/contracts/money'
import type { Generated, GeneratedAlways } from 'kysely'

/** Money that nobody could put in its place by rule (P6). */
export interface MoneyInboxTable {
  id: GeneratedAlways<string>
  kind: MoneyInboxKind
  gateway: string
  gateway_ref: string
  order_id: string | null
  payment_id: string | null
  amount: number | null
  currency: string | null
  detail: string | null
  created_at: Generated<Date>
  resolved_at: Date | null
  resolution: 'refunded' | 'attached' | 'reinstated' | 'settled' | null
  resolved_by: string | null
  resolved_reason: string | null
}
