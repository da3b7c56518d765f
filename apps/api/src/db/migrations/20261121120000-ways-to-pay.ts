import { sql, type Kysely } from 'kysely'

/** Ways to pay: how an attempt goes, the page it is paid on, the shop's payment links, and gateways switched off. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payments
      drop constraint payments_gateway_check,
      add constraint payments_gateway_check check (gateway ~ '^[a-z][a-z0-9_]{1,30}$'),
      add column flow text check (flow in ('inline', 'redirect', 'code', 'link')),
      add column pay_url text`.execute(db)
  await sql`
    update payments set flow = case method when 'pix' then 'code' else 'inline' end where gateway <> 'manual'`.execute(
    db,
  )
  await sql`
    create table package_payment_links (
      package_id text not null references packages,
      method text not null check (method in ('card', 'pix')),
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      amount integer not null check (amount > 0),
      url text not null check (url ~ '^https?://' and length(url) <= 2000),
      primary key (package_id, method, currency)
    )`.execute(db)
  await sql`
    create trigger package_payment_links_changed
    after insert or update or delete or truncate on package_payment_links
    for each statement execute function notify_catalog_changed()`.execute(db)
  await sql`alter table settings add column gateways_off text[] not null default '{}'`.execute(db)
}
