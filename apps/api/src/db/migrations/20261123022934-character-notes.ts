import { sql, type Kysely } from 'kysely'

/** What staff note about a character, and how often they edited it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table characters
      add column rights_note text not null default '',
      add column version integer not null default 1`.execute(db)
}
