import { sql, type Kysely } from 'kysely'

/** Sample clips of characters: of each language at most one is in the shop. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table character_clips (
      id uuid primary key,
      character_id text not null references characters,
      locale text not null check (locale in ('en', 'pt')),
      words text not null,
      state text not null default 'checking' check (state in ('checking', 'ready', 'refused')),
      refusal text,
      uploaded_by uuid not null references staff,
      storage_key text,
      captions_key text,
      mime_type text,
      facts jsonb,
      bytes bigint not null,
      created_at timestamptz not null,
      removed_at timestamptz,
      check ((state = 'refused') = (refusal is not null)),
      check (state <> 'ready' or (storage_key is not null and captions_key is not null and mime_type is not null))
    )`.execute(db)
  await sql`
    create unique index character_clips_in_shop on character_clips (character_id, locale)
    where state = 'ready' and removed_at is null`.execute(db)
  await sql`create index character_clips_removed on character_clips (removed_at) where removed_at is not null`.execute(
    db,
  )
  // Not on insert: what has just been uploaded is not in the shop yet.
  await sql`
    create trigger character_clips_changed after update of state, removed_at on character_clips
    for each statement execute function notify_catalog_changed()`.execute(db)
}
