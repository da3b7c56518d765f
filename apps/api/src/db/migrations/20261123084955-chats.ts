import { sql, type Kysely } from 'kysely'

/** What buyers and staff write to each other by WhatsApp (see `modules/chats/SPEC.md`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table chats (
      id uuid primary key default uuidv7(),
      phone text not null unique,
      opted_in boolean,
      opted_at timestamptz,
      silenced boolean not null default false,
      last_inbound_at timestamptz,
      unread integer not null default 0,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index chats_unread on chats (id) where unread > 0`.execute(db)
  await sql`
    create table chat_messages (
      id uuid primary key,
      phone text not null references chats (phone) on delete cascade,
      author text not null check (author in ('buyer', 'staff', 'shop')),
      staff_id uuid references staff,
      about text,
      text text,
      state text check (state in ('queued', 'unknown', 'sent', 'failed', 'delivered', 'read')),
      message_id text unique,
      error text,
      at timestamptz not null,
      state_at timestamptz
    )`.execute(db)
  await sql`create index chat_messages_by_phone on chat_messages (phone, at)`.execute(db)
  await sql`create index chat_messages_by_time on chat_messages (at)`.execute(db)
}
