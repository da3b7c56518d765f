import type { Db, Tx } from '../../db/client.ts'
import type { OrderRow } from './queries.ts'
import { changeOrder, type ChangedBy } from './write.ts'

/** What a cancelled order no longer has. */
export const cancelled = {
  status: 'cancelled',
  stage: null,
  on_hold_reason: null,
  on_hold_since: null,
} as const

/** Ends an order without money and releases its use of a promo code (O4.2). Throws `OrderMoved` if the order has changed. */
export const endWithoutMoney = (
  db: Db | Tx,
  order: OrderRow,
  to: 'expired' | 'cancelled',
  by: ChangedBy & { reason?: string },
): Promise<void> =>
  changeOrder(
    db,
    order,
    {
      set: to === 'cancelled' ? cancelled : { status: to },
      events: [{ machine: 'order', from_state: order.status, to_state: to, reason: by.reason ?? null }],
      ...(order.promo_reserved ? { promoUse: 'release' } : {}),
    },
    by,
  )
