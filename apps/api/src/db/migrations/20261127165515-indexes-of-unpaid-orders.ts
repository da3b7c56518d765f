import { sql, type Kysely } from 'kysely'
import { createIndexConcurrently } from '../concurrent-index.ts'

export const transaction = false

const listed = 'urgency, urgency_order, id'

/**
 * A pending order is in one index of the lists instead of five, and enters the others when it is paid or over. Without
 * the old ones, the release before only reads its lists slower.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const lists = [
    ['orders_unpaid', `(${listed}) include (search_text, guardian_email) where confirmed_at is null`],
    ['orders_listed', `(${listed}) include (search_text, confirmed_at) where status <> 'pending'`],
    ['orders_listed_by_status', `(status, ${listed}) where status <> 'pending'`],
    ['orders_listed_by_country', `(country, ${listed}) where country is not null and status <> 'pending'`],
    [
      'orders_listed_by_payment_gateway',
      `(payment_gateway, ${listed}) where payment_gateway is not null and status <> 'pending'`,
    ],
    [
      'orders_listed_by_payment_status',
      `(payment_status, ${listed}) where payment_status <> 'confirmed' and status <> 'pending'`,
    ],
  ] as const
  for (const [name, on] of lists) await createIndexConcurrently(db, name, `orders ${on}`)
  const replaced = ['urgency_with_search_text', 'status', 'country', 'payment_gateway', 'payment_status']
  for (const by of replaced)
    await sql`drop index concurrently if exists ${sql.id(`orders_by_${by}`)}`.execute(db)
}
