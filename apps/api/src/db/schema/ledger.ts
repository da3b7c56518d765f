import type { LedgerKind } from '@recadinho/contracts/money'
import type { Generated, GeneratedAlways } from 'kysely'

/** The ledger: every entry once, append-only. `debit` and `credit` are accounts, amounts are positive. */
export interface LedgerTable {
  id: GeneratedAlways<string>
  kind: LedgerKind
  gateway: string
  /** The gateway's reference of the cause: the payment, the refund or the dispute. */
  ref: string
  payment_ref: string
  order_id: string | null
  payment_id: string | null
  amount: number
  currency: string
  /** A gateway's name is the account of the money that it holds for the shop. */
  debit: string
  credit: string
  created_at: Generated<Date>
}
