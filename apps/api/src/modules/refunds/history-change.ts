import type { Tx } from '../../db/client.ts'
import type { MoneyRef } from '../ledger/queries.ts'
import type { NewOrderEvent } from '../orders/write.ts'

/**
 * What reading a payment's history changes: rows in its transaction, timeline entries, and names of events to record.
 */
export interface HistoryChange {
  tx: Tx
  money: MoneyRef
  now: Date
  events: NewOrderEvent[]
  happened: string[]
}
