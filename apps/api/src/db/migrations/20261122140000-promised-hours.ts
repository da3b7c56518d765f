import { sql, type Kysely } from 'kysely'

/** Within how many hours of its payment an order is delivered, frozen as it was shown before paying (O3.1). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column promised_hours smallint not null default 24`.execute(db)
}
