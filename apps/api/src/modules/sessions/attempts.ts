import type { Context } from '../../context.ts'
import type { Db, Tx } from '../../db/client.ts'
import { AppError } from '../../errors.ts'
import { sha256 } from '../../ids.ts'
import { networkOf } from '../../network.ts'
import { claimAttempt, clearAttempts, forgiveAttempt, type AttemptLimit } from './attempt-queries.ts'

const minute = 60_000

/**
 * Limits per account and network, so that an attacker elsewhere cannot lock the owner out, and per network over all
 * accounts. From a known browser of the account the limit is per account and browser only, so that an attacker in the
 * owner's own network cannot lock them out either.
 */
const accountLimit: AttemptLimit = { fails: 5, windowMs: 15 * minute, lockMs: 15 * minute }
const networkLimit: AttemptLimit = { fails: 20, windowMs: 10 * minute, lockMs: 10 * minute }

const codeLimit: AttemptLimit = { fails: 10, windowMs: 60 * minute, lockMs: 60 * minute }

export interface Counter {
  bucket: string
  limit: AttemptLimit
  /** Cleared by a right password; a network's failures with other accounts remain. */
  ofAccount: boolean
}

/** The counters of an attempt; bucket names are hashed. */
export function countersOf(
  { email, address }: { email: string; address: string },
  device: string | undefined,
): Counter[] {
  const account = email.toLowerCase()
  if (device)
    return [{ bucket: bucket('device', `${account} ${device}`), limit: accountLimit, ofAccount: true }]
  const network = networkOf(address)
  return [
    { bucket: bucket('network', network), limit: networkLimit, ofAccount: false },
    { bucket: bucket('account', `${account} ${network}`), limit: accountLimit, ofAccount: true },
  ]
}

/**
 * Additional counters for the second factor, per account: an attacker who has the password may use many networks. A known
 * browser is limited already, so that others cannot lock its owner out.
 */
export const codeCounters = (staffId: string, device: string | undefined): Counter[] =>
  device ? [] : [{ bucket: bucket('code', staffId), limit: codeLimit, ofAccount: true }]

/** The counters for password attempts in a session. */
export const proofCounters = (staffId: string): Counter[] => [
  { bucket: bucket('proof', staffId), limit: accountLimit, ofAccount: true },
]

const bucket = (kind: string, of: string) => `${kind}:${sha256(of).toString('base64url')}`

/** Counts an attempt as failed in each, before it is made; throws if one is full. */
export async function claimAttempts(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  counters: readonly Counter[],
): Promise<void> {
  const now = clock.now()
  for (const { bucket, limit } of counters) {
    const lockedUntil = await claimAttempt(db, bucket, limit, now)
    if (!lockedUntil) continue
    const retryAfter = Math.max(1, Math.ceil((lockedUntil.getTime() - now.getTime()) / 1000))
    throw new AppError('locked_out', 'Too many failed attempts', { retryAfter })
  }
}

/** For attempts that were not checked: a flood by others must not lock anyone out. */
export async function forgiveAttempts(db: Db, counters: readonly Counter[]): Promise<void> {
  for (const { bucket } of counters) await forgiveAttempt(db, bucket)
}

/** For successful attempts. */
export async function acceptAttempts(tx: Tx, counters: readonly Counter[]): Promise<void> {
  for (const { bucket, ofAccount } of counters)
    await (ofAccount ? clearAttempts(tx, bucket) : forgiveAttempt(tx, bucket))
}
