import { createHash } from 'node:crypto'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { takeFromLimits, type Limit } from './queries.ts'

const windowMs = 3_600_000
const addressHash = (email: string) => createHash('sha256').update(email.toLowerCase()).digest('hex')

/** Limits on emails to addresses that have not confirmed that they want them (X7). */
export const emailLimits = {
  windowMs,
  linksPerOrder: 3,
  perAddress: 6,
  /** Changes of one order's address. */
  ofAddressChanges: (orderId: string): Limit => ({
    bucket: `email:order:${orderId}`,
    most: 5,
    windowMs,
  }),
  ofAddress: (email: string): Limit => ({
    bucket: `email:address:${addressHash(email)}`,
    most: emailLimits.perAddress,
    windowMs,
  }),
  /** Many buyers can share a network, so this limit only stops floods. */
  ofNetwork: (network: string): Limit => ({ bucket: `email:network:${network}`, most: 60, windowMs }),
}

/** Feedback on a video: more often than any parent would change it. */
export const feedbackLimit = (orderId: string): Limit => ({
  bucket: `feedback:order:${orderId}`,
  most: 30,
  windowMs,
})

/** Counts one use against each limit; throws if one is used up. */
export async function requireRoom(
  ctx: Pick<Context, 'db' | 'clock' | 'config'>,
  limits: readonly Limit[],
): Promise<void> {
  const now = ctx.clock.now()
  const networksCount = ctx.config.rateLimits
  const counted = limits.filter(({ bucket }) => networksCount || !bucket.startsWith('email:network:'))
  // Two spellings of an address share a bucket.
  const buckets = new Map(counted.map((limit) => [limit.bucket, limit]))
  if (buckets.size === 0) return
  const until = await takeFromLimits(ctx.db, [...buckets.values()], now)
  if (until === undefined) return
  const retryAfter = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))
  throw new AppError('rate_limited', 'This was asked for too often; try again later', { retryAfter })
}
