import { sql, type Kysely } from 'kysely'

/**
 * What the owner allows of voices: films that are silent or have a draft voice may be delivered, and names may go to a
 * speech service. A shop that has delivered silent films so far goes on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table settings
      add column deliver_draft_voice boolean not null default false,
      add column speech_names boolean not null default false`.execute(db)
  await sql`update settings set deliver_draft_voice = true`.execute(db)
}
