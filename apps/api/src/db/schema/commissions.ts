import type { CommissionKind } from '@recadinho/contracts/commissions'
import type { GeneratedAlways } from 'kysely'

/** What an order earned its affiliate, or a reversal. Rows are append-only, approved once and paid once. */
export interface CommissionLinesTable {
  id: GeneratedAlways<string>
  order_id: string
  affiliate_code: string
  kind: CommissionKind
  /** Minor units; negative for a reversal. */
  amount: number
  currency: string
  created_at: Date
  /** Null while pending. */
  approved_at: Date | null
  /** Null while unpaid. */
  payout_id: string | null
}

/** A payout to affiliates in one currency; its lines tell what each got. */
export interface AffiliatePayoutsTable {
  id: GeneratedAlways<string>
  idempotency_key: string
  request_hash: Buffer
  currency: string
  /** 64-bit, so read as text. */
  amount: string
  staff_id: string
  created_at: Date
}
