import { sql, type Kysely } from 'kysely'

/** What prices are shown in while no country was chosen; null: what the language suggests. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table settings add column default_currency text`.execute(db)
}
