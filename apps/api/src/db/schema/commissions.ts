import type { CommissionKind } from '@recadinho/contracts/commissions'
import type { GeneratedAlways } from 'kysely'

/** What an order earned its affiliate, or took back from it. Rows are added, approved once and paid once. */
export interface CommissionLinesTable {
  id: GeneratedAlways<string>
  order_id: string
  affiliate_code: string
  kind: CommissionKind
  /** Minor units; below zero where it is taken back. */
  amount: number
  currency: string
  created_at: Date
  /** Null: pending. */
  approved_at: Date | null
  /** Null: not paid. */
  payout_id: string | null
}

/** Money that went to affiliates in one currency; what each got are its lines. */
export interface AffiliatePayoutsTable {
  id: GeneratedAlways<string>
  idempotency_key: string
  request_hash: Buffer
  currency: string
  /** 64 bits wide, so it is read as text. */
  amount: string
  staff_id: string
  created_at: Date
}
