import { sql, type Kysely } from 'kysely'

/** Whether the server may tell an advertiser is known to every process at once, as its pixel is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace trigger advertising_changed
    after update of meta_pixel_id, tiktok_pixel_id, meta_token_end, tiktok_token_end on advertising
    for each statement execute function notify_catalog_changed()`.execute(db)
}
