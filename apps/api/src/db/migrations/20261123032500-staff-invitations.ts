import { sql, type Kysely } from 'kysely'

/** Who was asked to join the team; and a count of changes, so that nobody overwrites what they have not seen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table staff_invitations (
      id uuid primary key,
      email text not null unique check (email = lower(email)),
      role text not null check (role in ('owner', 'production', 'marketing')),
      locale text not null check (locale in ('en', 'pt')),
      generation integer not null default 0,
      token_hash bytea not null unique,
      invited_by uuid not null references staff,
      expires_at timestamptz not null,
      created_at timestamptz not null
    )`.execute(db)
  await sql`alter table staff add column version integer not null default 1`.execute(db)
}
