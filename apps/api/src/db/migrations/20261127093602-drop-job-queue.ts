import { sql, type Kysely } from 'kysely'

/** The queue of earlier builds, which ran the scheduled jobs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Contract: no release is out; a process of an earlier build logs that its queue is gone, and keeps selling.
  await sql`drop schema if exists jobs cascade`.execute(db)
}
