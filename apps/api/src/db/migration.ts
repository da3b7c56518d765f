import type { Kysely } from 'kysely'

/** A step of the schema; `migrations/README.md` has the rules. */
export interface Migration {
  up(db: Kysely<unknown>): Promise<void>
  /**
   * `false` for what PostgreSQL rejects in a transaction (`create index concurrently`) and for backfills in batches. A
   * migration like this can be interrupted half-way, so it must be repeatable.
   */
  transaction?: false
}
