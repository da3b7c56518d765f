import type { TrackedSession } from '@recadinho/contracts/tracking'
import type { Db } from '../../db/client.ts'

/** T9: keeps with the order where it came from: the session goes sooner. */
export const insertOrderOrigin = (db: Db, orderId: string, { source, campaign, device }: TrackedSession) =>
  db
    .insertInto('order_origins')
    .values({ order_id: orderId, source, campaign, device })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
