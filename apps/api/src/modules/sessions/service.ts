import type { Context } from '../../context.ts'
import { transact } from '../../db/transaction.ts'
import { AppError } from '../../errors.ts'
import { sha256 } from '../../ids.ts'
import { insertAuditEntry } from '../audit/queries.ts'
import { claimAttempts, codeCounters, countersOf, forgiveAttempts, acceptAttempts } from './attempts.ts'
import { beginSession, type SignInBrowser, type SignedIn } from './begin.ts'
import { knownDevice } from './device.ts'
import { takeSecondFactor } from '../second-factors/service.ts'
import { deleteSession, findLiveSession, findStaffByEmail, touchSession } from './queries.ts'
import type { Session } from './session.ts'
import { sessionCache } from './cache.ts'

const minute = 60_000
export const idleMs = 30 * minute
const touchEveryMs = minute

export interface SignIn extends SignInBrowser {
  email: string
  password: string
  code?: string | undefined
}

/** Starts a session. An unknown account and a wrong password are indistinguishable, by answer and by timing. */
export async function signIn(ctx: Context, attempt: SignIn): Promise<SignedIn> {
  const { config, db, passwords } = ctx
  const device = knownDevice(config, attempt.email, attempt.deviceToken)
  const counters = countersOf(attempt, device)
  await claimAttempts(ctx, counters)
  const found = await findStaffByEmail(db, attempt.email)
  const right = await passwords
    .verify(attempt.password, found?.password_hash)
    .catch(async (error: unknown) => {
      await forgiveAttempts(db, counters)
      throw error
    })
  if (!found || !right) throw new AppError('invalid_credentials', 'The e-mail or the password is wrong')
  const { password_hash: _, second_factor: second, ...staff } = found
  const codes = second ? codeCounters(staff.id, device) : []
  if (second && attempt.code === undefined) {
    // The password was right: the attempt is neither counted nor cleared, so that it makes no room for more guesses.
    await forgiveAttempts(db, counters)
    throw new AppError('second_factor_required', 'The second factor is missing')
  }
  await claimAttempts(ctx, codes)
  return transact(db, async (tx) => {
    const by = { staffId: staff.id, requestId: attempt.requestId }
    if (second && !(await takeSecondFactor(tx, ctx, attempt.code ?? '', by)))
      throw new AppError('second_factor_wrong', 'The code is wrong, or was used already')
    await acceptAttempts(tx, [...counters, ...codes])
    return beginSession(tx, ctx, staff, attempt)
  })
}

/**
 * The session of a token; `undefined` once it is expired, idle for half an hour, or its member was deactivated. Reads
 * may use the cache; for changes the session is looked up.
 */
export async function findSession(
  ctx: Context,
  token: string,
  { reads = false } = {},
): Promise<Session | undefined> {
  const now = ctx.clock.now()
  const tokenHash = sha256(token)
  if (!reads) return readSession(ctx, tokenHash, now)
  const key = tokenHash.toString('base64')
  return (
    sessionCache(ctx).find(key, now) ??
    (await sessionCache(ctx).remember(key, now, () => readSession(ctx, tokenHash, now)))
  )
}

async function readSession({ db }: Context, tokenHash: Buffer, now: Date): Promise<Session | undefined> {
  const row = await findLiveSession(db, tokenHash, { now, idleSince: new Date(now.getTime() - idleMs) })
  if (!row) return undefined
  if (now.getTime() - row.last_seen_at.getTime() > touchEveryMs) await touchSession(db, tokenHash, now)
  const { id, email, name, role, session_id: session, expires_at: expiresAt, proven_at: provenAt } = row
  return { id: session, staff: { id, email, name, role }, expiresAt, provenAt }
}

export async function signOut(
  ctx: Context,
  token: string,
  staffId: string,
  requestId: string,
): Promise<void> {
  await transact(ctx.db, async (tx) => {
    await deleteSession(tx, sha256(token))
    await insertAuditEntry(tx, { at: ctx.clock.now(), staffId, action: 'session.ended', requestId })
  })
  sessionCache(ctx).forget()
}
