import { sql, type Kysely } from 'kysely'

/** The later versions of an order's script, and the answers of the writing service. */
export async function createScripts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table scripts (
      order_id uuid not null references orders (id) on delete cascade,
      version integer not null,
      text text not null,
      author text not null check (author in ('writer', 'buyer', 'staff')),
      created_at timestamptz not null default now(),
      author_name text,
      lines jsonb,
      primary key (order_id, version)
    );

    create table script_answers (
      key bytea primary key,
      answer text not null,
      created_at timestamptz not null default now()
    );
    create index script_answers_by_age on script_answers (created_at);

    -- The first version is part of the order.
    create view script_versions as
      select order_id, version, lines, text, author, author_name, created_at from scripts
      union all
      select id, 1, script -> 'lines', script ->> 'text', script ->> 'author', null, created_at from orders`.execute(
    db,
  )
}
