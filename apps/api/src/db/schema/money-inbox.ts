import type { MoneyDetail, MoneyInboxKind } from '@recadinho/contracts/money'
import type { Generated, GeneratedAlways } from 'kysely'
import type { JsonColumn } from './columns.ts'

/** Money that needs a person (P6). */
export interface MoneyInboxTable {
  id: GeneratedAlways<string>
  kind: MoneyInboxKind
  gateway: string
  gateway_ref: string
  order_id: string | null
  payment_id: string | null
  amount: number | null
  currency: string | null
  /** The code in `details`, for the previous release; for an unmatched payment, its state at the gateway. */
  detail: string | null
  details: JsonColumn<MoneyDetail>
  created_at: Generated<Date>
  resolved_at: Date | null
  resolution: 'refunded' | 'attached' | 'matched' | 'reinstated' | 'resolved' | null
  resolved_by: string | null
  resolved_reason: string | null
}
