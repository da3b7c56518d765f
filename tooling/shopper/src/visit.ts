import type { TrackingPayload } from '@recadinho/contracts/tracking'

export interface Visit {
  /** Paths of the shop, one after the other. */
  pages?: readonly string[]
  /** Of the address with which it began: `utm_source`, `code`, … */
  query?: Record<string, string>
}

/** A browser's, which counts as a person. */
export const userAgent =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36'

/** What the shop's pages tell of one session. */
export function pageViews({ pages = ['/', '/purchase', '/checkout'], query = {} }: Visit): TrackingPayload[] {
  const sessionId = crypto.randomUUID()
  return pages.map((path, index) => {
    const now = new Date().toISOString()
    return {
      eventId: eventId(),
      consent: 'granted',
      sentAt: now,
      action: 'pageview',
      sessionId,
      timestamp: now,
      deviceInfo: {
        userAgent,
        language: 'en-US',
        platform: 'Win32',
        screenWidth: 1920,
        screenHeight: 1080,
        pixelRatio: 1,
        vendor: 'Google Inc.',
      },
      navigationInfo: { currentPath: path, referrer: '', queryParams: query },
      sessionInfo: {
        sessionId,
        timeOnSite: index,
        referrer: '',
        previousPath: pages[index - 1] ?? '',
        pageCount: index + 1,
      },
    }
  })
}

/** A UUID of version 7. */
function eventId(): string {
  const time = Date.now().toString(16).padStart(12, '0')
  const random = crypto.randomUUID()
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(15, 18)}-${random.slice(19)}`
}
