import { sql, type Kysely } from 'kysely'
import { createIndexConcurrently } from '../concurrent-index.ts'

export const transaction = false

const batchSize = 5000
const first = '00000000-0000-0000-0000-000000000000'

/** Fills in the gateways of orders that are there, then makes an index for each filter that is not of open orders only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  let after: string | null = first
  while (after !== null) {
    const { rows }: { rows: { last: string | null }[] } = await sql<{ last: string | null }>`
      with batch as materialized (select id from orders where id > ${after} order by id limit ${batchSize}),
      filled as (
        update orders set payment_gateway = paid_by.gateway
        from batch cross join lateral (
          select gateway from payments where order_id = batch.id
          order by (state in ('confirmed', 'disputed', 'lost')) desc, id desc limit 1
        ) paid_by
        where orders.id = batch.id and orders.payment_gateway is null
      )
      select max(id::text) as last from batch`.execute(db)
    after = rows[0]?.last ?? null
  }
  await createIndexConcurrently(
    db,
    'orders_by_payment_gateway',
    'orders (payment_gateway, urgency, urgency_order, id) where payment_gateway is not null',
  )
  await createIndexConcurrently(
    db,
    'orders_by_country',
    'orders (country, urgency, urgency_order, id) where country is not null',
  )
  // Expired claims stay until somebody claims the order again.
  await createIndexConcurrently(db, 'order_claims_of_staff', 'order_claims (staff_id, expires_at)')
  // Contract: an index, which no running release names; the new one serves its queries, too.
  await sql`drop index concurrently if exists order_claims_by_staff`.execute(db)
  // Most orders are paid, and the list without this filter shows them first.
  await createIndexConcurrently(
    db,
    'orders_by_payment_status',
    `orders (payment_status, urgency, urgency_order, id) where payment_status <> 'confirmed'`,
  )
}
