import { sql, type Kysely } from 'kysely'

/** Passkeys of staff, and the challenges that wait for an answer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table staff_passkeys (
      id uuid primary key,
      staff_id uuid not null references staff on delete cascade,
      credential_id text not null unique,
      name text not null,
      public_key bytea not null,
      counter bigint not null,
      transports text[] not null,
      created_at timestamptz not null,
      last_used_at timestamptz
    )`.execute(db)
  await sql`create index staff_passkeys_of on staff_passkeys (staff_id)`.execute(db)
  await sql`
    create table passkey_challenges (
      challenge text primary key,
      staff_id uuid references staff on delete cascade,
      expires_at timestamptz not null
    )`.execute(db)
}
