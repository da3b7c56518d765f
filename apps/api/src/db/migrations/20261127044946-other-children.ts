import { sql, type Kysely } from 'kysely'

/** More children whom a video is for, each with a name and, if given, how to say it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column other_children jsonb not null default '[]'`.execute(db)
}
