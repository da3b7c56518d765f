import { sql, type Kysely } from 'kysely'

/** What staff note about the rights to a character. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table characters add column rights_note text not null default ''`.execute(db)
}
