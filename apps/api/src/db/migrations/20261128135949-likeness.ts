import { sql, type Kysely } from 'kysely'

/** How the child of an order is drawn in its film; null for not at all. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column likeness jsonb`.execute(db)
}
