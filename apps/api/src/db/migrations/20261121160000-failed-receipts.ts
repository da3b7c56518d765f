import { sql, type Kysely } from 'kysely'

/** When the last try of an effect failed: it rests until staff start it again (P5.9). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table effects add column failed_at timestamptz`.execute(db)
  await sql`create index effects_failed on effects (id) where failed_at is not null`.execute(db)
}
