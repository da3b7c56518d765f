import { sql, type Kysely } from 'kysely'

/** How each character greeted when it was ordered: a corrected script keeps it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_characters add column greeting_style text`.execute(db)
}
