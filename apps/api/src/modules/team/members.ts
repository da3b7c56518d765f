import type { ChangeMemberBody, Invitation, Team, TeamMember } from '@recadinho/contracts/team'
import type { Context } from '../../context.ts'
import { transact } from '../../db/transaction.ts'
import { AppError } from '../../errors.ts'
import type { Asker } from '../audit/asker.ts'
import { insertAuditEntry } from '../audit/queries.ts'
import { deleteSessionsOf } from '../sessions/queries.ts'
import {
  findMemberToChange,
  listInvitations,
  listMembers,
  lockOwners,
  updateMember,
  type InvitationRow,
  type MemberRow,
} from './queries.ts'
import { sessionCache } from '../sessions/cache.ts'

export async function showTeam({ db }: Context): Promise<Team> {
  const [members, invitations] = await Promise.all([listMembers(db), listInvitations(db)])
  return {
    members: members.map(memberView),
    invitations: invitations.map(invitationView),
  }
}

/** Changes a member's role, or deactivates or activates them. There is always an active owner. */
export async function changeMember(
  ctx: Context,
  id: string,
  { version, role, active }: ChangeMemberBody,
  by: Asker,
): Promise<void> {
  const changed = await transact(ctx.db, async (tx) => {
    const owners = await lockOwners(tx)
    const member = await findMemberToChange(tx, id)
    if (!member) throw new AppError('not_found', 'There is no such member of staff')
    // A repetition, or done by someone else already.
    if (member.role === role && member.active === active) return false
    if (member.version !== version)
      throw new AppError('version_conflict', 'The member was changed meanwhile', {
        role: member.role,
        active: member.active,
      })
    const staysOwner = role === 'owner' && active
    if (!staysOwner && owners.length === 1 && owners.includes(id))
      throw new AppError('last_owner', 'Nobody else is an owner who can sign in')
    await updateMember(tx, id, { role, active })
    if (!active) await deleteSessionsOf(tx, id)
    const entry = { at: ctx.clock.now(), subject: `staff/${id}`, ...by }
    if (member.role !== role)
      await insertAuditEntry(tx, {
        ...entry,
        action: 'staff.role_changed',
        details: { role: { was: member.role, now: role } },
      })
    if (member.active !== active)
      await insertAuditEntry(tx, { ...entry, action: active ? 'staff.switched_on' : 'staff.switched_off' })
    return true
  })
  if (changed) sessionCache(ctx).forget()
}

/** Signs a member out everywhere, for example after losing a device. */
export async function endMemberSessions(ctx: Context, id: string, by: Asker): Promise<void> {
  await transact(ctx.db, async (tx) => {
    if (!(await findMemberToChange(tx, id)))
      throw new AppError('not_found', 'There is no such member of staff')
    const ended = await deleteSessionsOf(tx, id)
    if (ended > 0)
      await insertAuditEntry(tx, {
        at: ctx.clock.now(),
        action: 'staff.signed_out',
        subject: `staff/${id}`,
        ...by,
      })
  })
  sessionCache(ctx).forget()
}

const memberView = ({ last_seen: lastSeen, ...member }: MemberRow): TeamMember => ({
  ...member,
  lastSeenAt: lastSeen?.toISOString() ?? null,
})

const invitationView = ({ expires_at: expiresAt, ...invitation }: InvitationRow): Invitation => ({
  ...invitation,
  expiresAt: expiresAt.toISOString(),
})
