import { sql, type Kysely } from 'kysely'

/** When each scheduled job was last due; its runs are events of the outbox. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table scheduled_jobs (
      name text primary key,
      last_due_at timestamptz not null
    )`.execute(db)
}
