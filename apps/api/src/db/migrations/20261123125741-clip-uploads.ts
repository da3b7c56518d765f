import { sql, type Kysely } from 'kysely'

/** An upload is for an order's video or for a character's clip. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table video_uploads
      alter column order_id drop not null,
      add column clip jsonb,
      add constraint video_uploads_owner check (num_nonnulls(order_id, clip) = 1) not valid`.execute(db)
}
