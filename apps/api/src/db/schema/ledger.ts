import type { LedgerKind } from '@recadinho/contracts/money'
import type { Generated, GeneratedAlways } from 'kysely'

/** Every movement of money, once; rows are only ever added. `debit` and `credit` are accounts, amounts are positive. */
export interface LedgerTable {
  id: GeneratedAlways<string>
  kind: LedgerKind
  gateway: string
  /** The gateway's reference of what moved it: the payment, the refund, the dispute. */
  ref: string
  payment_ref: string
  order_id: string | null
  payment_id: string | null
  amount: number
  currency: string
  /** A gateway's name stands for the money that it holds for the shop. */
  debit: string
  credit: string
  created_at: Generated<Date>
}
