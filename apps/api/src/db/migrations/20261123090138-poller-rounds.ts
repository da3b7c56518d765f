import { sql, type Kysely } from 'kysely'

/** When each lane of work by the clock last ended well, and last failed, in whichever process. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table poller_rounds (
      name text primary key,
      done_at timestamptz,
      failed_at timestamptz
    )`.execute(db)
}
