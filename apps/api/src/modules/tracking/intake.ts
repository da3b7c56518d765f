import type { IncomingHttpHeaders } from 'node:http'
import type { Bounds } from '@recadinho/contracts/access'
import { embedLimits } from '@recadinho/contracts/tracking'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { networkOf } from '../../network.ts'
import { hostOf } from './pipeline/clean.ts'
import type { Facts, Judged } from './pipeline/judge.ts'
import { createKeyBounds } from './pipeline/key-bounds.ts'
import { tracking } from './tracking.ts'

const dayMs = 86_400_000
/** Keys seen within this time are not new. */
const knownDays = 7

interface Request {
  ip: string
  headers: IncomingHttpHeaders
}

/** Accepts the events of calls, within the limits. */
export function createIntake(
  ctx: Context,
  { keyBounds, sites }: SharedBounds,
  { rowsPerMinute, newKeysPerDay }: Bounds,
) {
  const networks = createQuota(Number(rowsPerMinute))
  const { clock, config } = ctx
  const { countryHeader, rateLimits } = config
  const { keep, note } = tracking(ctx)
  return {
    factsOf: ({ headers }: Request, site: string, ownOrigins: Iterable<string>): Facts => ({
      received: clock.now(),
      userAgent: headers['user-agent'] ?? '',
      country: countryOf(countryHeader === undefined ? undefined : headers[countryHeader]),
      site,
      ownHosts: [config.publicOrigin, ...ownOrigins].flatMap((origin) => hostOf(origin) ?? []),
    }),
    /**
     * T12: rejects events over the limits before they are read. Events rejected for a network do not count for its
     * site.
     */
    admit({ ip }: Request, { site, received }: Facts, events: number): void {
      if (!rateLimits) return
      if (!networks(`${site} ${networkOf(ip)}`, events, received) || !sites(site, events, received))
        throw new AppError('rate_limited', 'Too many events; slow down', { retryAfter: 60 })
    },
    /** Resolves once they are stored (T11). */
    async keep({ ip }: Request, judged: readonly Judged[], { received }: Facts): Promise<void> {
      for (const { event, notes } of judged) {
        for (const reason of notes) note(reason)
        if (event.bot !== null) note(`bot_${event.bot}`)
      }
      const { events, replaced } = await keyBounds(
        judged.map(({ event }) => event),
        { network: networkOf(ip), newKeysPerDay },
        received,
      )
      for (let left = replaced; left > 0; left -= 1) note('other_key')
      await keep(events)
    },
  }
}

/** Limits shared by both endpoints: a site's quota, and the bounds of keys. */
export const createSharedBounds = (ctx: Context) => ({
  sites: createQuota(embedLimits.siteEventsPerMinute),
  keyBounds: createKeyBounds((now) =>
    tracking(ctx).store.knownKeys(new Date(now.getTime() - knownDays * dayMs)),
  ),
})

export type SharedBounds = ReturnType<typeof createSharedBounds>

/** `undefined` for values such as `XX`, which mean that the web server does not know. */
const countryOf = (header: string | string[] | undefined): string | null =>
  typeof header === 'string' && /^[A-Z]{2}$/.test(header) && header !== 'XX' ? header : null

const windowMs = 60_000

/**
 * T12: limits how many events a site, or a network, may send per minute, counted in this process, so that no sender
 * crowds out the others.
 */
export function createQuota(perMinute: number): (sender: string, events: number, now: Date) => boolean {
  let started = 0
  const counts = new Map<string, number>()
  return (sender, events, now) => {
    if (Math.abs(now.getTime() - started) >= windowMs) {
      started = now.getTime()
      counts.clear()
    }
    const count = (counts.get(sender) ?? 0) + events
    if (count > perMinute) return false
    counts.set(sender, count)
    return true
  }
}
