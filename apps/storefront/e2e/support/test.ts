import { browserTest, expect, routeUntil } from '@recadinho/presets/browser-test'

export { expect, routeUntil }

export interface VisitorOptions {
  /** The visitor's stored answer about advertising; `open`: not answered yet. */
  consent: 'declined' | 'open'
}

const answered = { version: 1, marketing: false, at: '2026-01-01T00:00:00Z' }

/**
 * What the browser logs: a declined card (402), someone else's order (404), an expired code (409); and React for a
 * caught error.
 */
export const test = shopTest([/status of (402|404|409)/, /^ApiError: 404/])

/** Like `test`, for faults that make the browser log other messages. */
export function shopTest(allowedOnConsole: RegExp[]) {
  return browserTest('src/locales/{locale}/*.po', allowedOnConsole).extend<VisitorOptions>({
    consent: ['declined', { option: true }],
    page: async ({ page, consent, baseURL }, use) => {
      // The question covers the bottom of the page, and most tests concern what is behind it.
      if (consent === 'declined')
        await page.addInitScript(
          ([origin, value]) => {
            if (location.origin === origin) localStorage.setItem('recadinho.consent.v1', value)
          },
          [new URL(baseURL ?? '').origin, JSON.stringify(answered)] as const,
        )
      await use(page)
    },
  })
}
