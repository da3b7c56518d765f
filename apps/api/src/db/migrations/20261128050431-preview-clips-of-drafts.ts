import { sql, type Kysely } from 'kysely'

/**
 * What is said in a preview with the child's name, before there is an order: it belongs to the draft, whose id becomes
 * the key of its order.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table speech_clips add column draft_id uuid`.execute(db)
}
