import { sql, type Kysely } from 'kysely'

/** The time zone of the buyer's browser; null for orders placed before, by phone, or in a zone that is unknown here. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column time_zone text`.execute(db)
}
