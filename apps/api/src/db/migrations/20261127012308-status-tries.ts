import { sql, type Kysely } from 'kysely'

/** When a status that could not be applied is tried again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table whatsapp_statuses add column tries integer not null default 0, add column next_try_at timestamptz`.execute(
    db,
  )
}
