import { sql, type Kysely } from 'kysely'

/** When the last try of a letter failed: it rests until staff deal with it (L4). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_letters add column failed_at timestamptz`.execute(db)
  await sql`create index order_letters_failed on order_letters (id) where failed_at is not null`.execute(db)
}
