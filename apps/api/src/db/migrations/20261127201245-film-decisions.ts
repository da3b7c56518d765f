import { sql, type Kysely } from 'kysely'
import { createIndexConcurrently } from '../concurrent-index.ts'

export const transaction = false

/**
 * When each line of the script is spoken in a film, and how staff came to their decision about it.
 * It may be cut off half-way, and is then run again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table films
      add column if not exists lines jsonb,
      add column if not exists decided_at timestamptz,
      add column if not exists decision_seconds integer,
      add column if not exists played real`.execute(db)
  // For the owner's figures of a period.
  await createIndexConcurrently(db, 'films_by_made_at', 'films (made_at) where made_at is not null')
  await createIndexConcurrently(db, 'films_by_failed_at', 'films (failed_at) where failed_at is not null')
  await createIndexConcurrently(db, 'films_by_decided_at', 'films (decided_at) where decided_at is not null')
}
