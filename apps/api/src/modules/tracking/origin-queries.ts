import type { TrackedSession } from '@recadinho/contracts/tracking'
import type { Db } from '../../db/client.ts'

/** T9: stores the order's origin, because the session is deleted earlier. */
export const insertOrderOrigin = (db: Db, orderId: string, { source, campaign, device }: TrackedSession) =>
  db
    .insertInto('order_origins')
    .values({ order_id: orderId, source, campaign, device })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** The session in which a paid order was placed. */
export async function findPaidSession(db: Db, orderId: string) {
  const row = await db
    .selectFrom('orders')
    .select(['tracking_session_id as sessionId', 'confirmed_at as at'])
    .where('id', '=', orderId)
    .executeTakeFirst()
  return row?.sessionId && row.at ? { orderId, sessionId: row.sessionId, at: row.at } : undefined
}
