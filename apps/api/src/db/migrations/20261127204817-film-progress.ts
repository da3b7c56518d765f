import { sql, type Kysely } from 'kysely'

/** How much of a film is drawn, in percent: staff and the buyer see it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table films add column progress smallint not null default 0`.execute(db)
}
