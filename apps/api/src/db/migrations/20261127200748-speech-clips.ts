import { sql, type Kysely } from 'kysely'

/**
 * The lines of films as voices and people say them, one row for each sound file; those without an order are the shop's
 * own lines, which every film may play. With them: who is heard in a film, and what the owner allows of voices.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table speech_clips (
      id uuid primary key,
      order_id uuid references orders (id) on delete cascade,
      line_key bytea not null,
      source text not null check (source in ('voice', 'recording')),
      voice text not null,
      manner text not null default '',
      is_draft boolean not null,
      seconds double precision not null,
      words jsonb not null,
      mouth jsonb not null,
      cost real,
      doubtful boolean not null,
      recorded_by uuid references staff (id),
      created_at timestamptz not null,
      stored_at timestamptz
    )`.execute(db)
  await sql`create index speech_clips_by_order on speech_clips (order_id)`.execute(db)
  await sql`create index speech_clips_by_line on speech_clips (line_key, created_at)`.execute(db)
  await sql`create index speech_clips_unstored on speech_clips (created_at) where stored_at is null`.execute(
    db,
  )
  // Who is heard in a film that the shop made; null in those of the release before, in which nobody is.
  await sql`alter table films add column speech jsonb`.execute(db)
  // What the owner allows: a shop that has delivered silent films so far goes on.
  await sql`
    alter table settings
      add column deliver_draft_voice boolean not null default false,
      add column speech_names boolean not null default false`.execute(db)
  await sql`update settings set deliver_draft_voice = true`.execute(db)
}
