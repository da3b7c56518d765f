import { sql, type Kysely } from 'kysely'

/** The gateway that an order is paid by, beside the order: the admin's list is narrowed by it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column payment_gateway text`.execute(db)
}
