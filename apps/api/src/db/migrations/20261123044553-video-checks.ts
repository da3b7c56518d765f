import { sql, type Kysely } from 'kysely'

/** Videos that staff upload: what was found in the file, what is kept beside it, and where its check stands. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table videos
      add column state text not null default 'ready' check (state in ('checking', 'ready', 'refused')),
      add column refusal text,
      add column uploaded_by uuid references staff,
      add column seconds real,
      add column width integer,
      add column height integer,
      add column rotation smallint,
      add column video_codec text,
      add column audio_codec text,
      add column captions_key text,
      add column copy_key text,
      add column copy_bytes bigint,
      add column purged_at timestamptz,
      alter column storage_key drop not null,
      alter column mime_type drop not null,
      alter column expires_at drop not null,
      add constraint videos_refusal check ((state = 'refused') = (refusal is not null)) not valid,
      add constraint videos_ready check (
        state <> 'ready' or (storage_key is not null and mime_type is not null and expires_at is not null)
      ) not valid`.execute(db)
}
