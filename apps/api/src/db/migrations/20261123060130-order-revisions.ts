import { sql, type Kysely } from 'kysely'

/** How often an order's video was made, and since when it is made once more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders
      add column revision integer not null default 1,
      add column redone_at timestamptz`.execute(db)
}
