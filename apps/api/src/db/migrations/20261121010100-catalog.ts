import { sql, type Kysely } from 'kysely'

/** Packages, prices, characters and promo codes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table packages (
      id text primary key,
      characters_count smallint not null check (characters_count between 1 and 3),
      title jsonb not null,
      description jsonb not null,
      in_limited_offer boolean not null default false,
      active boolean not null default true,
      position smallint not null
    )`.execute(db)
  await sql`
    create table package_prices (
      package_id text not null references packages on delete cascade,
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      amount integer not null check (amount between 0 and 99999999),
      primary key (package_id, currency)
    )`.execute(db)
  await sql`
    create table characters (
      id text primary key,
      category text not null check (category in ('princesses', 'heroes', 'games', 'movies')),
      name jsonb not null,
      description jsonb not null,
      greeting_style text not null,
      active boolean not null default true,
      position smallint not null
    )`.execute(db)
  await sql`
    create table promo_codes (
      code text primary key check (code = upper(code)),
      percentage smallint not null check (percentage between 1 and 100),
      starts_at timestamptz,
      ends_at timestamptz,
      uses_limit integer check (uses_limit >= 0),
      used integer not null default 0 check (used >= 0),
      announced boolean not null default false,
      active boolean not null default true,
      created_at timestamptz not null default now()
    )`.execute(db)
}
