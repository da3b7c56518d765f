import { sql, type Kysely } from 'kysely'

/**
 * The owner's approval of how a character sounds, one row for each preset that was approved: a character that gets an
 * approved preset again needs no other approval.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table voice_preset_approvals (
      character_id text not null references characters (id),
      preset_hash bytea not null,
      approved_by uuid not null references staff (id),
      approved_at timestamptz not null,
      primary key (character_id, preset_hash)
    )`.execute(db)
}
