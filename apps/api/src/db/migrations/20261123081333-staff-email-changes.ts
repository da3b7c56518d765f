import { sql, type Kysely } from 'kysely'

/** New e-mail addresses of staff that wait to be confirmed, one for each person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table staff_email_changes (
      staff_id uuid primary key references staff (id) on delete cascade,
      id uuid not null,
      email text not null check (email = lower(email)),
      locale text not null check (locale in ('en', 'pt')),
      token_hash bytea not null unique,
      expires_at timestamptz not null
    )`.execute(db)
}
