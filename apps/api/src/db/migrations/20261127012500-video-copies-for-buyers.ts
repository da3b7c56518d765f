import { sql, type Kysely } from 'kysely'

/** Videos that do not play on every phone: buyers get their copy. Videos of before keep what they had. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table videos add column buyers_get_copy boolean not null default false`.execute(db)
}
