import { sql, type Kysely } from 'kysely'

/**
 * Creates an index without blocking writes; not inside a transaction. An index that an earlier run left unfinished is
 * rebuilt: PostgreSQL keeps it, unused and marked as invalid.
 */
export async function createIndexConcurrently(
  db: Kysely<unknown>,
  name: string,
  /** Table and columns: `orders (created_at) where …`. */
  on: string,
  { unique = false } = {},
): Promise<void> {
  const { rows } = await sql<{ valid: boolean }>`
    select indisvalid as valid from pg_index where indexrelid = to_regclass(${name})`.execute(db)
  if (rows[0]?.valid === false) await sql`drop index concurrently ${sql.id(name)}`.execute(db)
  const kind = sql.raw(unique ? 'unique index' : 'index')
  await sql`create ${kind} concurrently if not exists ${sql.id(name)} on ${sql.raw(on)}`.execute(db)
}
