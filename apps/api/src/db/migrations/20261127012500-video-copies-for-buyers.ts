import { sql, type Kysely } from 'kysely'

/** Buyers get the copy of a video that does not play on every phone. Earlier videos keep what they had. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table videos add column buyers_get_copy boolean not null default false`.execute(db)
}
