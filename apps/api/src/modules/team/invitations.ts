import type { InviteBody } from '@recadinho/contracts/team'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { transact } from '../../db/transaction.ts'
import { AppError } from '../../errors.ts'
import { sha256, uuidv7 } from '../../ids.ts'
import type { Asker } from '../audit/asker.ts'
import { insertAuditEntry, type AuditEntry } from '../audit/queries.ts'
import { insertOutboxEvents } from '../outbox/write.ts'
import { emailLimits, requireRoom } from '../rate-limits/limits.ts'
import { invitationEvent, invitationToken } from './invitation-email.ts'
import {
  deleteInvitation,
  findInvitationToChange,
  findMemberByEmail,
  insertInvitation,
  renewInvitation,
} from './queries.ts'

const validMs = 7 * 24 * 3_600_000

/** Invites a person to the team by email. */
export async function invite(ctx: Context, { email, role, locale }: InviteBody, by: Asker): Promise<void> {
  await requireRoom(ctx, [emailLimits.ofAddress(email)])
  const now = ctx.clock.now()
  const id = uuidv7(now)
  await transact(ctx.db, async (tx) => {
    const invitation = { id, email, role, locale, ...linkOf(ctx, { id, generation: 0 }, now) }
    const isMember = await findMemberByEmail(tx, email)
    if (isMember || !(await insertInvitation(tx, { ...invitation, invitedBy: by.staffId, now })))
      throw new AppError('email_taken', 'This e-mail is on the team or invited')
    await insertOutboxEvents(tx, [invitationEvent({ id, generation: 0 })], now)
    await audit(tx, { at: now, id, action: 'invitation.sent', details: { role: { now: role } } }, by)
  })
}

/** Sends it again with a new link; the old one becomes invalid. */
export async function resendInvitation(ctx: Context, id: string, by: Asker): Promise<void> {
  const now = ctx.clock.now()
  await transact(ctx.db, async (tx) => {
    const found = await findInvitationToChange(tx, id)
    if (!found) throw new AppError('not_found', 'There is no such invitation')
    await requireRoom({ ...ctx, db: tx }, [emailLimits.ofAddress(found.email)])
    const next = { id, generation: found.generation + 1 }
    await renewInvitation(tx, id, { ...next, ...linkOf(ctx, next, now) })
    await insertOutboxEvents(tx, [invitationEvent(next)], now)
    await audit(tx, { at: now, id, action: 'invitation.sent_again' }, by)
  })
}

/** A no-op if it has been deleted. */
export async function withdrawInvitation({ db, clock }: Context, id: string, by: Asker): Promise<void> {
  await transact(db, async (tx) => {
    if (await deleteInvitation(tx, id))
      await audit(tx, { at: clock.now(), id, action: 'invitation.withdrawn' }, by)
  })
}

const linkOf = ({ config }: Context, invitation: { id: string; generation: number }, now: Date) => ({
  tokenHash: sha256(invitationToken(config, invitation)),
  expiresAt: new Date(now.getTime() + validMs),
})

interface Entry extends Pick<AuditEntry, 'at' | 'action' | 'details'> {
  id: string
}

/** Without the address, which is personal. */
const audit = (tx: Tx, { id, ...entry }: Entry, by: Asker) =>
  insertAuditEntry(tx, { ...entry, subject: `invitations/${id}`, ...by })
