import { sql } from 'kysely'
import type { Db, Tx } from '../../db/client.ts'

export interface AttemptLimit {
  fails: number
  /** In how long that many fails count together. */
  windowMs: number
  /** For how long nothing is tried after the last of them. */
  lockMs: number
}

/**
 * Counts one attempt as failed before it is made, so that attempts at the same moment cannot all slip through.
 * Answers `undefined` if it may be made, else when the lock ends.
 */
export async function claimAttempt(
  db: Db,
  bucket: string,
  limit: AttemptLimit,
  now: Date,
): Promise<Date | undefined> {
  const windowEnd = new Date(now.getTime() + limit.windowMs)
  const lockEnd = new Date(now.getTime() + limit.lockMs)
  const row = await db
    .insertInto('sign_in_attempts')
    .values({ bucket, fails: 1, window_ends_at: windowEnd })
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet({
        fails: sql`case when sign_in_attempts.window_ends_at <= ${now} then 1 else sign_in_attempts.fails + 1 end`,
        window_ends_at: sql`case
          when sign_in_attempts.window_ends_at <= ${now} then ${windowEnd}
          when sign_in_attempts.fails + 1 = ${limit.fails} then ${lockEnd}
          else sign_in_attempts.window_ends_at end`,
      }),
    )
    .returning(['fails', 'window_ends_at'])
    .executeTakeFirstOrThrow()
  return row.fails > limit.fails ? row.window_ends_at : undefined
}

/** The attempt did not fail after all. */
export const forgiveAttempt = (db: Db | Tx, bucket: string) =>
  db
    .updateTable('sign_in_attempts')
    .set((set) => ({ fails: set('fails', '-', 1) }))
    .where('bucket', '=', bucket)
    .where('fails', '>', 0)
    .execute()

export const clearAttempts = (tx: Tx, bucket: string) =>
  tx.deleteFrom('sign_in_attempts').where('bucket', '=', bucket).execute()

export const deleteOldAttempts = (db: Db, now: Date) =>
  db.deleteFrom('sign_in_attempts').where('window_ends_at', '<=', now).execute()
