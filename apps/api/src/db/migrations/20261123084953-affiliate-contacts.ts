import { sql, type Kysely } from 'kysely'

/** How the shop reaches who sends it buyers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table affiliates add column contact text not null default ''`.execute(db)
}
