import { sql, type Kysely } from 'kysely'

/** The lines of a version of a script; null where the release before wrote only its text. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table scripts add column lines jsonb`.execute(db)
}
