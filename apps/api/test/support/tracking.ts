import { randomUUID } from 'node:crypto'
import type { Context } from '../../src/context.ts'
import { uuidv7 } from '../../src/ids.ts'
import { tracking } from '../../src/modules/tracking/tracking.ts'

export const userAgent =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0 Safari/537.36'

export interface PageEvent {
  at: Date
  sessionId?: string
  path?: string
  query?: Record<string, string>
  referrer?: string
  [field: string]: unknown
}

/** An event as the SDK sends it. */
export function pageEvent({
  at,
  sessionId = randomUUID(),
  path = '/',
  query = {},
  referrer = '',
  ...rest
}: PageEvent) {
  return {
    eventId: uuidv7(at),
    consent: 'granted',
    sentAt: at.toISOString(),
    timestamp: at.toISOString(),
    action: 'pageview',
    sessionId,
    deviceInfo: {
      userAgent,
      language: 'pt-BR',
      platform: 'Win32',
      screenWidth: 1920,
      screenHeight: 1080,
      pixelRatio: 1,
      vendor: 'Google Inc.',
    },
    navigationInfo: { currentPath: path, referrer, queryParams: query },
    sessionInfo: { sessionId, timeOnSite: 3, referrer, previousPath: '', pageCount: 1 },
    ...rest,
  }
}

/** Brings the figures up to date, as the process for it does every few seconds. */
export async function countVisits(ctx: Context): Promise<void> {
  await tracking(ctx).store.refresh((await ctx.catalog.snapshot()).settings.time_zone)
}
