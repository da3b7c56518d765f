import { sql, type Kysely } from 'kysely'

/** Tells every process when what the catalog shows has changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function notify_catalog_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('catalog_changed', tg_table_name);
      return null;
    end $$`.execute(db)
  for (const table of ['settings', 'countries', 'currency_rates', 'packages', 'package_prices', 'characters'])
    await sql`
      create trigger ${sql.id(`${table}_changed`)} after insert or update or delete or truncate on ${sql.table(table)}
      for each statement execute function notify_catalog_changed()`.execute(db)
  // Not on `used`, which each order with a code changes and which the catalog does not show.
  await sql`
    create trigger promo_codes_changed
    after insert or delete or truncate or update of code, percentage, starts_at, ends_at, announced, active on promo_codes
    for each statement execute function notify_catalog_changed()`.execute(db)
}
