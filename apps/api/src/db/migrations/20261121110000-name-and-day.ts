import { sql, type Kysely } from 'kysely'

/** How a child's name is spoken, and the day that a video is for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column name_hint text, add column occasion_date date`.execute(db)
}
