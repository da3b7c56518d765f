import { sql, type Kysely } from 'kysely'

/** Links for a new password, one for each address that asked, whether it has an account or not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table staff_password_resets (
      email text primary key check (email = lower(email)),
      id uuid not null,
      locale text not null check (locale in ('en', 'pt')),
      token_hash bytea not null unique,
      expires_at timestamptz not null
    )`.execute(db)
}
