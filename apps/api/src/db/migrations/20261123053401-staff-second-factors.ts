import { sql, type Kysely } from 'kysely'

/** Authenticator apps and recovery codes of staff. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table staff_totp (
      staff_id uuid primary key references staff on delete cascade,
      secret bytea not null,
      confirmed_at timestamptz,
      last_step bigint
    )`.execute(db)
  await sql`
    create table staff_recovery_codes (
      staff_id uuid not null references staff on delete cascade,
      code_hash bytea not null,
      primary key (staff_id, code_hash)
    )`.execute(db)
}
