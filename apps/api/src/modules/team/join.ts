import type { AcceptInvitationBody, OpenedInvitation } from '@recadinho/contracts/team'
import type { Context } from '../../context.ts'
import { transact } from '../../db/transaction.ts'
import { AppError } from '../../errors.ts'
import { sha256, uuidv7 } from '../../ids.ts'
import { insertAuditEntry } from '../audit/queries.ts'
import { beginSession, type SignInBrowser, type SignedIn } from '../sessions/begin.ts'
import { hashNewPassword } from '../sessions/common-passwords.ts'
import { insertStaff } from '../sessions/queries.ts'
import { findInvitationByToken, takeInvitation } from './queries.ts'

/** The invitation of a link; throws for one that was used, replaced, withdrawn or is a week old. */
export async function openInvitation({ db, clock }: Context, token: string): Promise<OpenedInvitation> {
  const found = await findInvitationByToken(db, sha256(token), clock.now())
  if (!found) throw gone()
  return found
}

/** Makes the invited person a member of staff, and signs them in. */
export async function acceptInvitation(
  ctx: Context,
  { token, name, password }: AcceptInvitationBody,
  browser: SignInBrowser,
): Promise<SignedIn> {
  const { email } = await openInvitation(ctx, token)
  const passwordHash = await hashNewPassword(ctx, password, { email, name })
  return transact(ctx.db, async (tx) => {
    const now = ctx.clock.now()
    const invitation = await takeInvitation(tx, sha256(token), now)
    if (!invitation) throw gone()
    const staff = { id: uuidv7(now), email: invitation.email, name: name.trim(), role: invitation.role }
    if (!(await insertStaff(tx, { ...staff, passwordHash })))
      throw new AppError('email_taken', 'This e-mail has an account by now')
    await insertAuditEntry(tx, {
      at: now,
      staffId: staff.id,
      action: 'staff.joined',
      subject: `invitations/${invitation.id}`,
      requestId: browser.requestId,
    })
    return beginSession(tx, ctx, staff, browser)
  })
}

const gone = () => new AppError('not_found', 'The invitation opens nothing, or nothing any more')
