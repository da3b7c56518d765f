import { sql, type Kysely } from 'kysely'

/** Who of the staff wrote a version of a script. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table scripts add column author_name text`.execute(db)
}
