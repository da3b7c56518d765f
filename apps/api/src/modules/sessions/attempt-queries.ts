import { sql } from 'kysely'
import type { Db, Tx } from '../../db/client.ts'

export interface AttemptLimit {
  fails: number
  /** The window in which failures are counted together. */
  windowMs: number
  /** How long attempts are blocked after the last failure. */
  lockMs: number
}

/**
 * Counts an attempt as failed before it is made, so that simultaneous attempts cannot all pass. Returns `undefined` if
 * it is allowed, otherwise the end of the lock.
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

/** Takes back a counted failure. */
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
