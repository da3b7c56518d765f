import { sql, type Kysely } from 'kysely'

/** The catalog shows which packages an announced code is for, so a change of them is announced, too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Still not on `used`, which each order with a code changes and which the catalog does not show.
  await sql`
    create or replace trigger promo_codes_changed
    after insert or delete or truncate
      or update of code, percentage, starts_at, ends_at, package_ids, announced, active on promo_codes
    for each statement execute function notify_catalog_changed()`.execute(db)
}
