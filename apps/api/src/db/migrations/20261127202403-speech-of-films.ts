import { sql, type Kysely } from 'kysely'

/** Who is heard in a film that the shop made; null in those of the release before, in which nobody is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table films add column speech jsonb`.execute(db)
}
