import type { StaffRole } from '@recadinho/contracts/sessions'
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
): Promise<(StaffMember & { password_hash: string; second_factor: boolean }) | undefined> =>
  db
    .selectFrom('staff')
    .select(['id', 'email', 'name', 'role', 'password_hash'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('staff_totp')
            .select('staff_id')
            .whereRef('staff_id', '=', 'staff.id')
            .where('confirmed_at', 'is not', null),
        )
        .$castTo<boolean>()
        .as('second_factor'),
    )
    .where('email', '=', email.toLowerCase())
    .where('active', '=', true)
    .executeTakeFirst()

export const findAnyStaff = (db: Db) => db.selectFrom('staff').select('id').limit(1).executeTakeFirst()

/** Returns whether the account was created; an existing one is not changed. */
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
  /** Device and network of the sign-in, if known. */
  device?: string | undefined
  network?: string | undefined
}

/** Returns the session's id. Starting a session counts as a recent proof. */
export async function insertSession(tx: Tx, session: SessionRow): Promise<string> {
  const { tokenHash, staffId, now, expiresAt, device = null, network = null } = session
  const { id } = await tx
    .insertInto('staff_sessions')
    .values({
      token_hash: tokenHash,
      staff_id: staffId,
      created_at: now,
      last_seen_at: now,
      proven_at: now,
      expires_at: expiresAt,
      device,
      network,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

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
      'session.id as session_id',
      'session.expires_at',
      'session.last_seen_at',
      'session.proven_at',
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

/** Ends a member's sessions, or all but one; returns how many. */
export async function deleteSessionsOf(tx: Tx, staffId: string, exceptId?: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('staff_sessions')
    .where('staff_id', '=', staffId)
    .$if(exceptId !== undefined, (query) => query.where('id', '!=', exceptId ?? ''))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

export const markProven = (tx: Tx, id: string, now: Date) =>
  tx.updateTable('staff_sessions').set({ proven_at: now }).where('id', '=', id).execute()

export const findPasswordHash = async (db: Db, staffId: string): Promise<string | undefined> =>
  (await db.selectFrom('staff').select('password_hash').where('id', '=', staffId).executeTakeFirst())
    ?.password_hash

export const updatePasswordHash = (tx: Tx, staffId: string, hash: string) =>
  tx.updateTable('staff').set({ password_hash: hash }).where('id', '=', staffId).execute()

/** Makes an account an active owner with this password. */
export async function reinstateOwner(
  tx: Tx,
  email: string,
  passwordHash: string,
): Promise<string | undefined> {
  const row = await tx
    .updateTable('staff')
    .set((eb) => ({
      role: 'owner',
      active: true,
      password_hash: passwordHash,
      version: eb('version', '+', 1),
    }))
    .where('email', '=', email.toLowerCase())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export const deleteEndedSessions = (db: Db, now: Date) =>
  db.deleteFrom('staff_sessions').where('expires_at', '<=', now).execute()

export const deletePasskeysOf = (tx: Tx, staffId: string) =>
  tx.deleteFrom('staff_passkeys').where('staff_id', '=', staffId).execute()
