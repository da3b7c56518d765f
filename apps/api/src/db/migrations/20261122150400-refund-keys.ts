import { sql, type Kysely } from 'kysely'

/** Which idempotency key a refund uses, and when the gateway answered that key with a failure that it repeats. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table refunds
      add column key_generation smallint not null default 0,
      add column key_failed_at timestamptz`.execute(db)
}
