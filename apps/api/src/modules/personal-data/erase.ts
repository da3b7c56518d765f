import type { Tx } from '../../db/client.ts'
import { searchTextOf } from '../orders/search-text.ts'
import { changeOrder, type ChangedBy, type OrderVersion } from '../orders/write.ts'
import { sessionErasedEvent } from '../tracking/session-erased.ts'
import { holdings, personalData } from './map.ts'
import { ordersWithFiles, videosErasedEvent } from '../videos/erased.ts'
import { allowErasure, blankOrder, eraseRows, type Person } from './queries.ts'

/** `details`: the child's data and the phone number; `all`: everything but the accounting record. */
export type Extent = 'details' | 'all'

/** The person to erase, with their orders as read under lock. */
export interface Erased extends Omit<Person, 'orderIds'> {
  orders: readonly (OrderVersion & {
    number: string
    guardian_name: string
    tracking_session_id: string | null
  })[]
}

/**
 * Erases a person's data from all tables, as defined by the map; idempotent. The outbox deletes video files and visits.
 */
export async function erase(
  tx: Tx,
  { orders, emails, phones }: Erased,
  extent: Extent,
  by: ChangedBy,
): Promise<void> {
  const person = { orderIds: orders.map(({ id }) => id), emails, phones }
  await allowErasure(tx)
  const withFiles = await ordersWithFiles(tx, person.orderIds)
  for (const table of holdings) {
    // Orders are only written by `changeOrder`, below.
    if (table.table === 'orders') continue
    if (table.byTime) await eraseRows(tx, table, table.byTime, person)
    if (table.onRequest && extent === 'all') await eraseRows(tx, table, table.onRequest, person)
  }
  const blanks = orderBlanks(extent)
  for (const order of orders) {
    const { number } = order
    const guardian_name = extent === 'all' ? '' : order.guardian_name
    const erased = { whatsapp_number: '', child_name: '', other_children: [] }
    const search_text = searchTextOf({ number, guardian_name, ...erased })
    const { id, tracking_session_id: session } = order
    const outbox = [
      ...(withFiles.has(id) ? [videosErasedEvent(id)] : []),
      ...(extent === 'all' && session !== null ? [sessionErasedEvent(id, session)] : []),
    ]
    await changeOrder(tx, order, { set: { ...blanks, search_text }, events: [], outbox }, by)
  }
}

function orderBlanks(extent: Extent) {
  const { byTime, onRequest } = personalData.orders
  return blankOrder({ ...byTime, ...(extent === 'all' ? onRequest : {}) })
}
