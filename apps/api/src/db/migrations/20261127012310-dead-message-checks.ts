import { sql, type Kysely } from 'kysely'

/** When a message that the outbox gave up is looked at again, should that have failed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table delivery_attempts add column next_poll_at timestamptz`.execute(db)
}
