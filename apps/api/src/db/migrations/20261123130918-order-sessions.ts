import { sql, type Kysely } from 'kysely'

/** The session in which an order was placed, so that what is paid is counted where it came from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column tracking_session_id uuid`.execute(db)
}
