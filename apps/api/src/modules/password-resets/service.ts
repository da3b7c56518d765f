import type { RequestPasswordResetBody, ResetPasswordBody } from '@recadinho/contracts/password-resets'
import type { Context } from '../../context.ts'
import { transact } from '../../db/transaction.ts'
import { AppError } from '../../errors.ts'
import { sha256, uuidv7 } from '../../ids.ts'
import { networkOf } from '../../network.ts'
import { recordAccountChange } from '../account-notices/record.ts'
import { insertOutboxEvents } from '../outbox/write.ts'
import { emailLimits, requireRoom } from '../rate-limits/limits.ts'
import { hashNewPassword } from '../sessions/common-passwords.ts'
import { deleteSessionsOf, updatePasswordHash } from '../sessions/queries.ts'
import { resetToken } from './reset-email.ts'
import { findResetByToken, putReset, takeReset } from './queries.ts'
import { sessionCache } from '../sessions/cache.ts'

const validMs = 30 * 60_000

/** Does and answers the same for every address; the email is only sent if there is an account. */
export async function requestReset(
  ctx: Context,
  { email, locale }: RequestPasswordResetBody,
  address: string,
): Promise<void> {
  await requireRoom(ctx, [emailLimits.ofAddress(email), emailLimits.ofNetwork(networkOf(address))])
  const now = ctx.clock.now()
  const id = uuidv7(now)
  const expiresAt = new Date(now.getTime() + validMs)
  await transact(ctx.db, async (tx) => {
    await putReset(tx, { email, locale, id, tokenHash: sha256(resetToken(ctx.config, id)), expiresAt })
    await insertOutboxEvents(tx, [{ kind: 'password_reset', dedupeKey: id, payload: { resetId: id } }], now)
  })
}

/** The account of a link; throws for a link that was used, replaced or is half an hour old. */
export async function openReset({ db, clock }: Context, token: string) {
  const found = await findResetByToken(db, sha256(token), clock.now())
  if (!found) throw gone()
  return found
}

/**
 * Sets the password and ends every session. It does not sign in, since that still takes the second factor, if there is
 * one.
 */
export async function resetPassword(
  ctx: Context,
  { token, password }: ResetPasswordBody,
  requestId: string,
): Promise<void> {
  const staff = await openReset(ctx, token)
  const hash = await hashNewPassword(ctx, password, staff)
  await transact(ctx.db, async (tx) => {
    const taken = await takeReset(tx, sha256(token), ctx.clock.now())
    if (!taken) throw gone()
    await updatePasswordHash(tx, staff.id, hash)
    await deleteSessionsOf(tx, staff.id)
    const by = { staffId: staff.id, requestId, locale: taken.locale }
    await recordAccountChange(tx, ctx, 'account.password_reset', by)
  })
  sessionCache(ctx).forget()
}

const gone = () => new AppError('not_found', 'The link opens nothing, or nothing any more')
