import { sql, type Kysely } from 'kysely'

/** What the pieces of a busy day came to, so that only those that changed are counted again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table tracking_pieces (
      begins timestamptz not null,
      ends timestamptz not null,
      sums bytea not null,
      primary key (begins, ends)
    )`.execute(db)
}
