import { sql, type Kysely } from 'kysely'

/** Visits and messages to the shop. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table user_accesses (
      id uuid primary key,
      token_hash bytea not null unique,
      phone_number text not null,
      user_agent text not null,
      status text check (status in ('abandoned', 'anonymous', 'completed')),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null
    )`.execute(db)
  await sql`
    create table contact_messages (
      id uuid primary key,
      full_name text not null,
      email text not null,
      subject text not null,
      message text not null,
      locale text not null check (locale in ('en', 'pt')),
      created_at timestamptz not null default now()
    )`.execute(db)
}
