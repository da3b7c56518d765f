import { sql, type Kysely } from 'kysely'

/** Answers to requests that carried an idempotency key. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table idempotency_keys (
      id bytea primary key,
      request_hash bytea not null,
      status smallint not null,
      response bytea not null,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index idempotency_keys_by_age on idempotency_keys (created_at)`.execute(db)
}
