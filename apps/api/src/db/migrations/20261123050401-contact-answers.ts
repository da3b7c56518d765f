import { sql, type Kysely } from 'kysely'

/** What became of a message to the shop, who sees to it, and what staff answered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table contact_messages
      add column state text not null default 'open' check (state in ('open', 'answered', 'spam')),
      add column assignee_id uuid references staff`.execute(db)
  await sql`
    create table contact_answers (
      id uuid primary key,
      message_id uuid not null references contact_messages on delete cascade,
      text text not null,
      staff_id uuid not null references staff,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index contact_answers_by_message on contact_answers (message_id, id)`.execute(db)
}
