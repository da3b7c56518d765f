import { sql, type Kysely } from 'kysely'

/** What the buyer decided about parts of the notes that the script does not say. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column unsaid jsonb not null default '[]'`.execute(db)
}
