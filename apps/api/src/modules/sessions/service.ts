import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { newToken, sha256 } from '../../ids.ts'
import { insertAuditEntry } from '../audit/queries.ts'
import type { Db, Tx } from '../../db/client.ts'
import { transact } from '../../db/transaction.ts'
import { deviceToken, knownDevice } from './device.ts'
import { networkOf } from '../../network.ts'
import {
  claimAttempt,
  clearAttempts,
  deleteSession,
  findLiveSession,
  findStaffByEmail,
  forgiveAttempt,
  insertSession,
  touchSession,
  type AttemptLimit,
  type StaffMember,
} from './queries.ts'
import type { Session } from './session.ts'

const minute = 60_000
const idleMs = 30 * minute
const absoluteMs = 12 * 60 * minute
const touchEveryMs = minute

/**
 * By account and network, so that an attacker elsewhere cannot lock the owner out; and by network, over all accounts.
 * From a browser in which the account was signed in before, by account and browser alone, so that an attacker in the
 * owner's own network cannot either.
 */
const accountLimit: AttemptLimit = { fails: 5, windowMs: 15 * minute, lockMs: 15 * minute }
const networkLimit: AttemptLimit = { fails: 20, windowMs: 10 * minute, lockMs: 10 * minute }

export interface SignedIn extends Session {
  token: string
  /** For the device cookie. */
  deviceToken: string
}

export interface SignIn {
  email: string
  password: string
  /** The caller's address. */
  address: string
  /** What the browser's device cookie holds. */
  deviceToken: string | undefined
  /** The token of a session that this browser has already; it ends. */
  previousToken: string | undefined
  requestId: string
}

/** Starts a session. Tells an unknown account and a wrong password apart by nothing: not by answer, not by time. */
export async function signIn(ctx: Context, attempt: SignIn): Promise<SignedIn> {
  const { config, db, clock, passwords } = ctx
  const now = clock.now()
  const device = knownDevice(config, attempt.email, attempt.deviceToken)
  const counters = countersOf(attempt, device)
  const lockedUntil = await claimAttempts(db, counters, now)
  if (lockedUntil) {
    const retryAfter = Math.max(1, Math.ceil((lockedUntil.getTime() - now.getTime()) / 1000))
    throw new AppError('locked_out', 'Too many failed attempts', { retryAfter })
  }
  const found = await findStaffByEmail(db, attempt.email)
  const right = await passwords
    .verify(attempt.password, found?.password_hash)
    .catch(async (error: unknown) => {
      // Not looked at is not wrong: a flood of others' attempts must not lock anybody out.
      for (const { bucket } of counters) await forgiveAttempt(db, bucket)
      throw error
    })
  if (!found || !right) throw new AppError('invalid_credentials', 'The e-mail or the password is wrong')
  const { password_hash: _, ...staff } = found
  return transact(db, async (tx) => {
    for (const { bucket, ofAccount } of counters)
      await (ofAccount ? clearAttempts(tx, bucket) : forgiveAttempt(tx, bucket))
    return beginSession(tx, ctx, staff, { ...attempt, device })
  })
}

interface Beginning {
  /** The browser's name, where it was used to sign in before. */
  device?: string | undefined
  /** The token of a session that the browser has already; it ends. */
  previousToken: string | undefined
  requestId: string
}

/** Starts a session for somebody who has proven who they are. */
export async function beginSession(
  tx: Tx,
  { config, clock }: Pick<Context, 'config' | 'clock'>,
  staff: StaffMember,
  { device, previousToken, requestId }: Beginning,
): Promise<SignedIn> {
  const now = clock.now()
  const token = newToken()
  const expiresAt = new Date(now.getTime() + absoluteMs)
  if (previousToken) await deleteSession(tx, sha256(previousToken))
  await insertSession(tx, { tokenHash: sha256(token), staffId: staff.id, now, expiresAt })
  await insertAuditEntry(tx, { at: now, staffId: staff.id, action: 'session.started', requestId })
  return { staff, expiresAt, token, deviceToken: deviceToken(config, staff.email, device) }
}

interface Counter {
  bucket: string
  limit: AttemptLimit
  /** Cleared by a right password; what a network has failed with other accounts stays. */
  ofAccount: boolean
}

/** Where an attempt counts; the buckets' names reveal nothing. */
function countersOf({ email, address }: SignIn, device: string | undefined): Counter[] {
  const bucket = (kind: string, of: string) => `${kind}:${sha256(of).toString('base64url')}`
  const account = email.toLowerCase()
  if (device)
    return [{ bucket: bucket('device', `${account} ${device}`), limit: accountLimit, ofAccount: true }]
  const network = networkOf(address)
  return [
    { bucket: bucket('network', network), limit: networkLimit, ofAccount: false },
    { bucket: bucket('account', `${account} ${network}`), limit: accountLimit, ofAccount: true },
  ]
}

/** Counts the attempt in each; answers when the lock ends where one of them is full. */
async function claimAttempts(db: Db, counters: readonly Counter[], now: Date): Promise<Date | undefined> {
  for (const { bucket, limit } of counters) {
    const lockedUntil = await claimAttempt(db, bucket, limit, now)
    if (lockedUntil) return lockedUntil
  }
  return undefined
}

/**
 * The session that a token opens; `undefined` once it is over, idle for half an hour, or its owner was put out. Whoever
 * only reads may come from the cache; for a change the session is looked up.
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
    ctx.sessions.find(key, now) ??
    (await ctx.sessions.remember(key, now, () => readSession(ctx, tokenHash, now)))
  )
}

async function readSession({ db }: Context, tokenHash: Buffer, now: Date): Promise<Session | undefined> {
  const row = await findLiveSession(db, tokenHash, { now, idleSince: new Date(now.getTime() - idleMs) })
  if (!row) return undefined
  if (now.getTime() - row.last_seen_at.getTime() > touchEveryMs) await touchSession(db, tokenHash, now)
  const { id, email, name, role, expires_at: expiresAt } = row
  return { staff: { id, email, name, role }, expiresAt }
}

export async function signOut(
  { db, clock, sessions }: Context,
  token: string,
  staffId: string,
  requestId: string,
): Promise<void> {
  await transact(db, async (tx) => {
    await deleteSession(tx, sha256(token))
    await insertAuditEntry(tx, { at: clock.now(), staffId, action: 'session.ended', requestId })
  })
  sessions.forget()
}
