import { sql, type Kysely } from 'kysely'

/** Lines that parents say in their own voice: what they agreed to and when, and whether staff play another voice instead. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table speech_clips
      add column consent_version smallint,
      add column consented_at timestamptz,
      add column refused_at timestamptz,
      add column refused_by uuid references staff (id)`.execute(db)
  await sql`alter table settings add column parent_recordings boolean not null default false`.execute(db)
}
