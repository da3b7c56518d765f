import { sql, type Kysely } from 'kysely'

/** When staff last set a rate. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table currency_rates add column changed_at timestamptz`.execute(db)
}
