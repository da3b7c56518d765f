import type { Kysely } from 'kysely'
import { createIndexConcurrently } from '../concurrent-index.ts'

export const transaction = false

/** For the owner's figures of a period: films by when they were made, failed and decided on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndexConcurrently(db, 'films_by_made_at', 'films (made_at) where made_at is not null')
  await createIndexConcurrently(db, 'films_by_failed_at', 'films (failed_at) where failed_at is not null')
  await createIndexConcurrently(db, 'films_by_decided_at', 'films (decided_at) where decided_at is not null')
}
