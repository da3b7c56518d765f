import type { Context } from '../../context.ts'
import { transact } from '../../db/transaction.ts'
import { AppError } from '../../errors.ts'
import { recordAccountChange } from '../account-notices/record.ts'
import { claimAttempts, forgiveAttempts, proofCounters, acceptAttempts } from '../sessions/attempts.ts'
import { hashNewPassword } from '../sessions/common-passwords.ts'
import { deleteSessionsOf, findPasswordHash, markProven, updatePasswordHash } from '../sessions/queries.ts'
import { findAccount } from './queries.ts'
import type { Caller } from './service.ts'
import { sessionCache } from '../sessions/cache.ts'

/** The caller enters their password again; the session can then do what needs a recent proof. */
export async function prove(ctx: Context, password: string, caller: Caller): Promise<void> {
  await requirePassword(ctx, password, caller)
  await transact(ctx.db, async (tx) => {
    await acceptAttempts(tx, proofCounters(caller.staffId))
    await markProven(tx, caller.sessionId, ctx.clock.now())
  })
  sessionCache(ctx).forget()
}

/** Sets a new password, given the old one; all other browsers are signed out. */
export async function changePassword(
  ctx: Context,
  { current, password }: { current: string; password: string },
  caller: Caller,
): Promise<void> {
  await requirePassword(ctx, current, caller)
  const hash = await hashNewPassword(ctx, password, await findAccount(ctx.db, caller.staffId))
  await transact(ctx.db, async (tx) => {
    const { staffId, sessionId } = caller
    await acceptAttempts(tx, proofCounters(staffId))
    await updatePasswordHash(tx, staffId, hash)
    await markProven(tx, sessionId, ctx.clock.now())
    await deleteSessionsOf(tx, staffId, sessionId)
    await recordAccountChange(tx, ctx, 'account.password_changed', caller)
  })
  sessionCache(ctx).forget()
}

/** Limits attempts, so that a stolen session cannot be used to guess the password. */
async function requirePassword(ctx: Context, password: string, { staffId }: Caller): Promise<void> {
  const counters = proofCounters(staffId)
  await claimAttempts(ctx, counters)
  const right = await ctx.passwords
    .verify(password, await findPasswordHash(ctx.db, staffId))
    .catch(async (error: unknown) => {
      await forgiveAttempts(ctx.db, counters)
      throw error
    })
  if (!right) throw new AppError('password_wrong', 'This is not the current password')
}
