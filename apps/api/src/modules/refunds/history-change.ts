import type { Tx } from '../../db/client.ts'
import type { MoneyRef } from '../ledger/queries.ts'
import type { NewOrderEvent } from '../orders/write.ts'

/** What one reading of a payment's history changes: rows in its transaction, lines of the timeline, names of what happened. */
export interface HistoryChange {
  tx: Tx
  money: MoneyRef
  now: Date
  events: NewOrderEvent[]
  happened: string[]
}
