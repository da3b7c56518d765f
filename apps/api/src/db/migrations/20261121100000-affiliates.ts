import { sql, type Kysely } from 'kysely'

/** Affiliates, the clicks on their links, who sent an order's buyer, and promo codes for some packages only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table affiliates (
      code text primary key check (code ~ '^[A-Z0-9_-]{1,40}$'),
      name text not null,
      active boolean not null default true,
      commission smallint not null check (commission between 0 and 100),
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`
    create table affiliate_clicks (
      id uuid primary key,
      code text not null references affiliates on update cascade,
      referrer text not null,
      access_id uuid references user_accesses on delete set null,
      day date not null,
      created_at timestamptz not null,
      unique (code, access_id, day)
    )`.execute(db)
  await sql`create index affiliate_clicks_by_time on affiliate_clicks (created_at)`.execute(db)
  await sql`create index affiliate_clicks_by_access on affiliate_clicks (access_id)`.execute(db)
  await sql`alter table orders add column affiliate_code text references affiliates on update cascade`.execute(
    db,
  )
  await sql`create index orders_by_affiliate on orders (affiliate_code) where affiliate_code is not null`.execute(
    db,
  )
  await sql`alter table promo_codes add column package_ids text[] check (package_ids <> '{}')`.execute(db)
}
