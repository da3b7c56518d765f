import { sql, type Kysely } from 'kysely'

/** Staff, their sessions, failed sign-ins and the audit log. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table staff (
      id uuid primary key,
      email text not null unique check (email = lower(email)),
      name text not null,
      role text not null check (role in ('owner', 'production', 'marketing')),
      password_hash text not null,
      active boolean not null default true,
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`
    create table staff_sessions (
      token_hash bytea primary key,
      staff_id uuid not null references staff on delete cascade,
      created_at timestamptz not null,
      last_seen_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db)
  await sql`
    create table sign_in_attempts (
      bucket text primary key,
      fails integer not null,
      window_ends_at timestamptz not null
    )`.execute(db)
  await sql`
    create table audit_log (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      actor_type text not null check (actor_type in ('staff', 'system')),
      actor_id uuid,
      action text not null,
      subject text,
      details jsonb not null default '{}',
      request_id text
    )`.execute(db)
  await sql`
    create function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      raise exception 'the audit log is only ever added to' using errcode = 'restrict_violation';
    end $$`.execute(db)
  await sql`
    create trigger audit_log_append_only before update or delete or truncate on audit_log
    for each statement execute function refuse_audit_change()`.execute(db)
}
