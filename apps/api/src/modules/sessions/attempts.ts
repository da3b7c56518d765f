import type { Context } from '../../context.ts'
import type { Db, Tx } from '../../db/client.ts'
import { AppError } from '../../errors.ts'
import { sha256 } from '../../ids.ts'
import { networkOf } from '../../network.ts'
import { clearLimit, giveBack, takeFromLimits, type Limit } from '../rate-limits/queries.ts'

const minute = 60_000

/**
 * Limits per account and network, so that an attacker elsewhere cannot lock the owner out, and per network over all
 * accounts. From a known browser of the account the limit is per account and browser only, so that an attacker in the
 * owner's own network cannot lock them out either.
 */
const accountLimit = { most: 5, windowMs: 15 * minute, locks: true, ofAccount: true } as const
const networkLimit = { most: 20, windowMs: 10 * minute, locks: true, ofAccount: false } as const

const codeLimit = { most: 10, windowMs: 60 * minute, locks: true, ofAccount: true } as const

export interface Counter extends Limit {
  /** Cleared by a right password; a network's failures with other accounts remain. */
  ofAccount: boolean
}

/** The counters of an attempt; bucket names are hashed. */
export function countersOf(
  { email, address }: { email: string; address: string },
  device: string | undefined,
): Counter[] {
  const account = email.toLowerCase()
  if (device) return [{ bucket: bucket('device', `${account} ${device}`), ...accountLimit }]
  const network = networkOf(address)
  return [
    { bucket: bucket('network', network), ...networkLimit },
    { bucket: bucket('account', `${account} ${network}`), ...accountLimit },
  ]
}

/**
 * Additional counters for the second factor, per account: an attacker who has the password may use many networks. A known
 * browser is limited already, so that others cannot lock its owner out.
 */
export const codeCounters = (staffId: string, device: string | undefined): Counter[] =>
  device ? [] : [{ bucket: bucket('code', staffId), ...codeLimit }]

/** The counters for password attempts in a session. */
export const proofCounters = (staffId: string): Counter[] => [
  { bucket: bucket('proof', staffId), ...accountLimit },
]

const bucket = (kind: string, of: string) => `${kind}:${sha256(of).toString('base64url')}`

/** Counts an attempt as failed in each, before it is made; throws if one is full. */
export async function claimAttempts(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  counters: readonly Counter[],
): Promise<void> {
  const now = clock.now()
  for (const counter of counters) {
    const lockedUntil = await takeFromLimits(db, [counter], now)
    if (!lockedUntil) continue
    const retryAfter = Math.max(1, Math.ceil((lockedUntil.getTime() - now.getTime()) / 1000))
    throw new AppError('locked_out', 'Too many failed attempts', { retryAfter })
  }
}

/** For attempts that were not checked: a flood by others must not lock anyone out. */
export async function forgiveAttempts(db: Db, counters: readonly Counter[]): Promise<void> {
  for (const { bucket } of counters) await giveBack(db, bucket)
}

/** For successful attempts. */
export async function acceptAttempts(tx: Tx, counters: readonly Counter[]): Promise<void> {
  for (const { bucket, ofAccount } of counters)
    await (ofAccount ? clearLimit(tx, bucket) : giveBack(tx, bucket))
}
