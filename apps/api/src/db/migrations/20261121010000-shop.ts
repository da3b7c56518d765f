import { sql, type Kysely } from 'kysely'

/** Settings, countries, rates, and the record of what was seeded. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table seeds (
      name text primary key,
      seeded_at timestamptz not null default now()
    )`.execute(db)
  await sql`
    create table settings (
      id boolean primary key default true check (id),
      site_title text not null,
      contact_email text not null,
      contact_phone text not null,
      contact_address text not null,
      contact_whatsapp text not null,
      social_instagram text not null,
      social_facebook text not null,
      default_locale text not null check (default_locale in ('en', 'pt')),
      daily_capacity integer not null check (daily_capacity >= 0),
      time_zone text not null,
      card_enabled boolean not null,
      pix_enabled boolean not null
    )`.execute(db)
  await sql`
    create table countries (
      code text primary key check (code ~ '^[A-Z]{2}$'),
      name jsonb not null,
      flag text not null,
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      locale text not null,
      offer text not null check (offer in ('full', 'limited')),
      active boolean not null default true,
      position smallint not null
    )`.execute(db)
  await sql`
    create table currency_rates (
      currency text primary key check (currency ~ '^[A-Z]{3}$'),
      per_usd numeric(18, 8) not null check (per_usd > 0)
    )`.execute(db)
}
