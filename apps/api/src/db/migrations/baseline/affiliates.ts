import { sql, type Kysely } from 'kysely'

/** Visits of landing pages, and the affiliates who sent them. */
export async function createAffiliates(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table visits (
      id uuid primary key,
      token_hash bytea not null unique,
      phone_number text not null,
      user_agent text not null,
      status text check (status in ('abandoned', 'anonymous', 'completed')),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null,
      said_at timestamptz not null default '1970-01-01 00:00:00+00'::timestamptz
    );
    create index visits_by_creation on visits (created_at);
    create index visits_by_time on visits (updated_at);

    create table affiliates (
      code text primary key check (code ~ '^[A-Z0-9_-]{1,40}$'),
      name text not null,
      active boolean not null default true,
      commission smallint not null check (commission between 0 and 100),
      created_at timestamptz not null default now(),
      contact text not null default ''
    );

    create table affiliate_clicks (
      id uuid primary key,
      code text not null references affiliates (code) on update cascade,
      referrer text not null,
      visit_id uuid references visits (id) on delete set null,
      day date not null,
      created_at timestamptz not null,
      network_hash bytea,
      unique (code, visit_id, day)
    );
    create index affiliate_clicks_by_access on affiliate_clicks (visit_id);
    create unique index affiliate_clicks_by_network on affiliate_clicks (code, day, network_hash)
      where network_hash is not null;
    create index affiliate_clicks_by_time on affiliate_clicks (created_at);

    create table affiliate_payouts (
      id bigint generated always as identity primary key,
      idempotency_key text not null unique,
      request_hash bytea not null,
      currency text not null,
      amount bigint not null check (amount > 0),
      staff_id uuid not null references staff (id),
      created_at timestamptz not null
    );

    create table partner_pages (
      affiliate_code text primary key references affiliates (code) on update cascade,
      token_hash bytea not null unique,
      created_at timestamptz not null
    )`.execute(db)
}
