import type { Db } from '../../db/client.ts'

/** A paid order whose buyer consented; `undefined` if there is none or its data was erased. */
export const findPurchase = (db: Db, orderId: string) =>
  db
    .selectFrom('orders')
    .innerJoin('order_advertising as a', 'a.order_id', 'orders.id')
    .select(['orders.id', 'orders.total', 'orders.currency', 'orders.package_id', 'orders.confirmed_at'])
    .select(['orders.guardian_email', 'orders.whatsapp_number'])
    .select(['a.ip', 'a.user_agent', 'a.fbp', 'a.fbc', 'a.ttclid', 'a.ttp', 'a.external_id'])
    .where('orders.id', '=', orderId)
    .where('orders.confirmed_at', 'is not', null)
    .where('orders.details_erased_at', 'is', null)
    .executeTakeFirst()

export type PurchaseRow = NonNullable<Awaited<ReturnType<typeof findPurchase>>>
