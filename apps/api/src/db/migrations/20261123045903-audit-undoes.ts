import { sql, type Kysely } from 'kysely'

/** Which entry of the log an entry took back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table audit_log add column undoes bigint`.execute(db)
}
