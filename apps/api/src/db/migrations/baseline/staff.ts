import { sql, type Kysely } from 'kysely'

/** Staff, how they sign in, and what they did. */
export async function createStaff(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function notify_sessions_changed() returns trigger language plpgsql as $$
      begin
        perform pg_notify('sessions_changed', '');
        return null;
      end
    $$;

    create function refuse_audit_change() returns trigger language plpgsql as $$
      begin
        raise exception 'the audit log is only ever added to' using errcode = 'restrict_violation';
      end
    $$;

    create table staff (
      id uuid primary key,
      email text not null check (email = lower(email)) unique,
      name text not null,
      role text not null check (role in ('owner', 'production', 'marketing')),
      password_hash text not null,
      active boolean not null default true,
      created_at timestamptz not null default now(),
      version integer not null default 1,
      first_steps_hidden_at timestamptz
    );
    create trigger staff_changed after delete or update or truncate on staff for each statement
      execute function notify_sessions_changed();

    create table staff_sessions (
      token_hash bytea primary key,
      staff_id uuid not null references staff (id) on delete cascade,
      created_at timestamptz not null,
      last_seen_at timestamptz not null,
      expires_at timestamptz not null,
      id uuid not null default gen_random_uuid() unique,
      device text,
      network text,
      proven_at timestamptz
    );
    create trigger staff_sessions_ended after delete or truncate on staff_sessions for each statement
      execute function notify_sessions_changed();

    create table staff_invitations (
      id uuid primary key,
      email text not null check (email = lower(email)) unique,
      role text not null check (role in ('owner', 'production', 'marketing')),
      locale text not null check (locale in ('en', 'pt')),
      generation integer not null default 0,
      token_hash bytea not null unique,
      invited_by uuid not null references staff (id),
      expires_at timestamptz not null,
      created_at timestamptz not null
    );

    create table staff_password_resets (
      email text primary key check (email = lower(email)),
      id uuid not null,
      locale text not null check (locale in ('en', 'pt')),
      token_hash bytea not null unique,
      expires_at timestamptz not null
    );

    create table staff_email_changes (
      staff_id uuid primary key references staff (id) on delete cascade,
      id uuid not null,
      email text not null check (email = lower(email)),
      locale text not null check (locale in ('en', 'pt')),
      token_hash bytea not null unique,
      expires_at timestamptz not null
    );

    create table staff_totp (
      staff_id uuid primary key references staff (id) on delete cascade,
      secret bytea not null,
      confirmed_at timestamptz,
      last_step bigint
    );

    create table staff_recovery_codes (
      staff_id uuid not null references staff (id) on delete cascade,
      code_hash bytea not null,
      primary key (staff_id, code_hash)
    );

    create table staff_passkeys (
      id uuid primary key,
      staff_id uuid not null references staff (id) on delete cascade,
      credential_id text not null unique,
      name text not null,
      public_key bytea not null,
      counter bigint not null,
      transports text[] not null,
      created_at timestamptz not null,
      last_used_at timestamptz
    );
    create index staff_passkeys_of on staff_passkeys (staff_id);

    create table passkey_challenges (
      challenge text primary key,
      staff_id uuid references staff (id) on delete cascade,
      expires_at timestamptz not null
    );

    create table sign_in_attempts (
      bucket text primary key,
      fails integer not null,
      window_ends_at timestamptz not null
    );

    create table audit_log (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      actor_type text not null check (actor_type in ('staff', 'system')),
      actor_id uuid,
      action text not null,
      subject text,
      details jsonb not null default '{}',
      request_id text,
      undoes bigint
    );
    create index audit_log_by_action on audit_log (action, id);
    create index audit_log_by_person on audit_log (actor_id, id);
    create index audit_log_by_subject on audit_log (subject, id);
    create index audit_log_by_time on audit_log (at);
    create unique index audit_log_order_views
      on audit_log (actor_id, subject, date_trunc('hour', (at AT TIME ZONE 'UTC'))) where action = 'order.viewed';
    create trigger audit_log_append_only before delete or update or truncate on audit_log for each statement
      execute function refuse_audit_change()`.execute(db)
}
