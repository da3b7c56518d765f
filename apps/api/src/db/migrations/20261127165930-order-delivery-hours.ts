import { sql, type Kysely } from 'kysely'

/** The package's delivery time, frozen on the order; what the release before orders has its 24 hours. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column delivery_hours smallint not null default 24`.execute(db)
}
