import type { IncomingHttpHeaders } from 'node:http'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { hostOf } from './pipeline/clean.ts'
import type { Facts, Judged } from './pipeline/judge.ts'
import { createQuota } from './quota.ts'

/** Far above what a busy page sends. */
const siteEventsPerMinute = 60_000

/** What both ways in share: the facts of a request, and keeping what was judged. */
export function createIntake({ clock, config, tracking }: Pick<Context, 'clock' | 'config' | 'tracking'>) {
  const withinQuota = createQuota(siteEventsPerMinute)
  const { countryHeader, rateLimits } = config
  return {
    factsOf: (
      { headers }: { headers: IncomingHttpHeaders },
      site: string,
      ownOrigins: Iterable<string>,
    ): Facts => ({
      received: clock.now(),
      userAgent: headers['user-agent'] ?? '',
      country: countryOf(countryHeader === undefined ? undefined : headers[countryHeader]),
      site,
      ownHosts: [config.publicOrigin, ...ownOrigins].flatMap((origin) => hostOf(origin) ?? []),
    }),
    /** Resolves when they are kept (T11). */
    async keep(judged: readonly Judged[], { site, received }: Facts): Promise<void> {
      if (rateLimits && !withinQuota(site, judged.length, received))
        throw new AppError('rate_limited', 'Too many events; slow down', { retryAfter: 60 })
      for (const { event, notes } of judged) {
        for (const note of notes) tracking.note(note)
        if (event.bot !== null) tracking.note(`bot_${event.bot}`)
      }
      await tracking.keep(judged.map(({ event }) => event))
    },
  }
}

export type Intake = ReturnType<typeof createIntake>

/** `XX` and the like: the web server does not know. */
const countryOf = (header: string | string[] | undefined): string | null =>
  typeof header === 'string' && /^[A-Z]{2}$/.test(header) && header !== 'XX' ? header : null
