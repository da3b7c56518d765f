import { sql, type Kysely } from 'kysely'

/** Of a take that a service has said again in a character's voice: the take of staff, which is kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table speech_clips add column made_of uuid`.execute(db)
}
