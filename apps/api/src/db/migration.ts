import type { Kysely } from 'kysely'

/** A step of the schema; `migrations/README.md` has the rules. */
export interface Migration {
  up(db: Kysely<unknown>): Promise<void>
  /**
   * `false` for what PostgreSQL refuses in a transaction (`create index concurrently`) and for backfills in batches. Such
   * a migration may be cut off half-way: it must bear being run again.
   */
  transaction?: false
}
