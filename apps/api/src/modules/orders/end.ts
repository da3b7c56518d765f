import type { Db, Tx } from '../../db/client.ts'
import type { OrderRow } from './queries.ts'
import { changeOrder, type ChangedBy } from './write.ts'

/** Ends an unpaid order and releases its use of a promo code (O4.2). Throws `OrderMoved` if the order has changed. */
export const endUnpaid = (
  db: Db | Tx,
  order: OrderRow,
  to: 'expired' | 'cancelled',
  by: ChangedBy & { reason?: string },
): Promise<void> =>
  changeOrder(
    db,
    order,
    {
      set: { status: to },
      events: [{ machine: 'order', from_state: order.status, to_state: to, reason: by.reason ?? null }],
      ...(order.promo_reserved ? { promoUse: 'release' } : {}),
    },
    by,
  )
