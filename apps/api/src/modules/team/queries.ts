import type { Locale } from '@recadinho/contracts/common'
import type { StaffRole } from '@recadinho/contracts/sessions'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/client.ts'

/**
 * All members by name, including inactive ones. The last activity also comes from the audit log, since signing out
 * deletes the session.
 */
export const listMembers = (db: Db | Tx) =>
  db
    .selectFrom('staff')
    .select(['id', 'email', 'name', 'role', 'active', 'version'])
    .select(
      sql<Date | null>`greatest(
        (select max(s.last_seen_at) from staff_sessions s where s.staff_id = staff.id),
        (select a.at from audit_log a where a.actor_id = staff.id order by a.id desc limit 1))`.as(
        'last_seen',
      ),
    )
    .orderBy(sql`lower(name)`)
    .orderBy('email')
    .execute()

export type MemberRow = Awaited<ReturnType<typeof listMembers>>[number]

/** Locks the active owners against concurrent changes, and returns them. */
export async function lockOwners(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'owner')
    .where('active', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

export const findMemberToChange = (tx: Tx, id: string) =>
  tx
    .selectFrom('staff')
    .select(['id', 'role', 'active', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const updateMember = (tx: Tx, id: string, change: { role: StaffRole; active: boolean }) =>
  tx
    .updateTable('staff')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()

export const findMemberByEmail = (tx: Tx, email: string) =>
  tx.selectFrom('staff').select('id').where('email', '=', email.toLowerCase()).executeTakeFirst()

/** Newest first. */
export const listInvitations = (db: Db | Tx) =>
  db
    .selectFrom('staff_invitations')
    .select(['id', 'email', 'role', 'expires_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()

export type InvitationRow = Awaited<ReturnType<typeof listInvitations>>[number]

export interface NewInvitation {
  id: string
  email: string
  role: StaffRole
  locale: Locale
  tokenHash: Buffer
  invitedBy: string
  now: Date
  expiresAt: Date
}

/** Returns whether it was created; an existing invitation is not changed. */
export async function insertInvitation(tx: Tx, invitation: NewInvitation): Promise<boolean> {
  const { email, tokenHash, invitedBy, now, expiresAt, ...rest } = invitation
  const row = await tx
    .insertInto('staff_invitations')
    .values({
      ...rest,
      email: email.toLowerCase(),
      token_hash: tokenHash,
      invited_by: invitedBy,
      expires_at: expiresAt,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export const findInvitationToChange = (tx: Tx, id: string) =>
  tx
    .selectFrom('staff_invitations')
    .select(['id', 'email', 'generation'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const renewInvitation = (
  tx: Tx,
  id: string,
  { generation, tokenHash, expiresAt }: { generation: number; tokenHash: Buffer; expiresAt: Date },
) =>
  tx
    .updateTable('staff_invitations')
    .set({ generation, token_hash: tokenHash, expires_at: expiresAt })
    .where('id', '=', id)
    .execute()

export const deleteInvitation = (tx: Tx, id: string) =>
  tx.deleteFrom('staff_invitations').where('id', '=', id).returning('id').executeTakeFirst()

/** The content of the email, while its link is valid. */
export const findInvitationEmail = (db: Db, id: string, now: Date) =>
  db
    .selectFrom('staff_invitations as invitation')
    .innerJoin('staff', 'staff.id', 'invitation.invited_by')
    .select(['invitation.id', 'invitation.email', 'invitation.locale', 'invitation.generation'])
    .select('staff.name as invited_by')
    .where('invitation.id', '=', id)
    .where('invitation.expires_at', '>', now)
    .executeTakeFirst()

export const findInvitationByToken = (db: Db, tokenHash: Buffer, now: Date) =>
  db
    .selectFrom('staff_invitations')
    .select(['email', 'role'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()

/** Uses up an invitation; of two concurrent uses only one succeeds. */
export const takeInvitation = (tx: Tx, tokenHash: Buffer, now: Date) =>
  tx
    .deleteFrom('staff_invitations')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning(['id', 'email', 'role'])
    .executeTakeFirst()
