import type { StaffRole } from '@recadinho/contracts/sessions'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/client.ts'

export interface StaffMember {
  id: string
  email: string
  name: string
  role: StaffRole
}

export const findStaffByEmail = (
  db: Db,
  email: string,
): Promise<(StaffMember & { password_hash: string }) | undefined> =>
  db
    .selectFrom('staff')
    .select(['id', 'email', 'name', 'role', 'password_hash'])
    .where('email', '=', email.toLowerCase())
    .where('active', '=', true)
    .executeTakeFirst()

export const findAnyStaff = (db: Db) => db.selectFrom('staff').select('id').limit(1).executeTakeFirst()

/** Answers whether the account was made; an e-mail that has one keeps it. */
export async function insertStaff(tx: Tx, member: StaffMember & { passwordHash: string }): Promise<boolean> {
  const { passwordHash, ...rest } = member
  const row = await tx
    .insertInto('staff')
    .values({ ...rest, password_hash: passwordHash })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export interface SessionRow {
  tokenHash: Buffer
  staffId: string
  now: Date
  expiresAt: Date
}

export const insertSession = (tx: Tx, { tokenHash, staffId, now, expiresAt }: SessionRow) =>
  tx
    .insertInto('staff_sessions')
    .values({
      token_hash: tokenHash,
      staff_id: staffId,
      created_at: now,
      last_seen_at: now,
      expires_at: expiresAt,
    })
    .execute()

/** A session that is neither expired nor idle, of an active member of staff. */
export const findLiveSession = (
  db: Db,
  tokenHash: Buffer,
  { now, idleSince }: { now: Date; idleSince: Date },
) =>
  db
    .selectFrom('staff_sessions as session')
    .innerJoin('staff', 'staff.id', 'session.staff_id')
    .select([
      'staff.id',
      'staff.email',
      'staff.name',
      'staff.role',
      'session.expires_at',
      'session.last_seen_at',
    ])
    .where('session.token_hash', '=', tokenHash)
    .where('session.expires_at', '>', now)
    .where('session.last_seen_at', '>', idleSince)
    .where('staff.active', '=', true)
    .executeTakeFirst()

export const touchSession = (db: Db, tokenHash: Buffer, now: Date) =>
  db
    .updateTable('staff_sessions')
    .set({ last_seen_at: now })
    .where('token_hash', '=', tokenHash)
    .where('last_seen_at', '<', now)
    .execute()

export const deleteSession = (db: Db | Tx, tokenHash: Buffer) =>
  db.deleteFrom('staff_sessions').where('token_hash', '=', tokenHash).execute()

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
