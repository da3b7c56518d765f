import { sql, type Kysely } from 'kysely'

/** When a visit's browser last said that it goes on or is abandoned, by the browser's clock. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table user_accesses add column said_at timestamptz not null default 'epoch'`.execute(db)
}
