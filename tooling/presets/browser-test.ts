import { globSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test as base, type Page, type Route } from '@playwright/test'
import { createShopper, type Shopper } from '@recadinho/shopper'
import { readCatalogs, type Say } from './words.ts'

export interface ShopFixtures {
  /** The Playwright project's language: English on desktop, Portuguese on phone. */
  locale: 'en' | 'pt'
  /** Translates a text of the app into that language. */
  say: Say
  /** Fails if the page, in its current state, violates WCAG 2.2 AA. */
  expectAccessible: () => Promise<void>
  /** Buyers who order through the API. */
  shopper: () => Shopper
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * Playwright's `test` with the shared fixtures. A test fails on any console error, any uncaught error, and any text
 * missing in the catalogs; `catalogs` is a glob for the app's `.po` files, with `{locale}` for the language.
 */
export function browserTest(catalogs: string, allowedOnConsole: RegExp[] = []) {
  return base.extend<ShopFixtures & { consoleErrors: void }>({
    locale: ({ locale }, use) => use(locale?.startsWith('pt') ? 'pt' : 'en'),
    say: ({ locale }, use) => use(readCatalogs(globSync(catalogs.replace('{locale}', locale)))),
    expectAccessible: ({ page }, use) =>
      use(async () => {
        let found = await violations(page)
        // Check again: new content may have been fading in during the check.
        for (let again = 0; again < 3 && found.length > 0; again += 1) found = await violations(page)
        expect(found).toEqual([])
      }),
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads this pattern to detect the needed fixtures
    shopper: ({}, use) =>
      use(() =>
        createShopper({
          api: process.env['E2E_STOREFRONT'] ?? '',
          gateway: process.env['E2E_GATEWAY'] ?? '',
          publishableKey: 'pk_test_sandbox',
        }),
      ),
    consoleErrors: [
      async ({ page }, use) => {
        const loud: string[] = []
        page.on('pageerror', (error) => void loud.push(error.message))
        page.on('console', (message) => {
          const isError =
            message.type() === 'error' && !allowedOnConsole.some((allowed) => allowed.test(message.text()))
          // Lingui only warns about a text that is missing in the catalogs.
          if (isError || message.text().startsWith('Uncompiled message')) loud.push(message.text())
        })
        await use()
        expect(loud).toEqual([])
      },
      { auto: true },
    ],
  })
}

/**
 * Handles matching requests until the returned function is called; from then on they reach the server. The route itself
 * stays: a request that a page makes while its last route is being removed can be lost, and the page waits forever.
 */
export async function routeUntil(
  page: Page,
  url: string,
  handle: (route: Route) => Promise<void>,
): Promise<() => void> {
  let active = true
  await page.route(url, (route) => (active ? handle(route) : route.fallback()))
  return () => {
    active = false
  }
}

async function violations(page: Page) {
  await finishAnimations(page)
  // A sticky header covers part of a button that is scrolled beneath it, which axe reports as too small a target.
  const scrolled = await page.evaluate(() => {
    const { scrollY } = window
    window.scrollTo({ top: 0, behavior: 'instant' })
    return scrollY
  })
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(rules)
  // In one pass, in half the time, unless a gateway's frame needs a pass of its own.
  const { violations: found } = await axe.setLegacyMode(page.frames().length === 1).analyze()
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), scrolled)
  return found.map(({ id, nodes }) => ({ id, at: nodes.map((node) => node.target.join(' ')) }))
}

/**
 * A page that fades in does not have its final colours, and animations outside the viewport never end, so finish them
 * all, except scroll-driven ones. The end of one may begin another.
 */
async function finishAnimations(page: Page) {
  await page.evaluate(async () => {
    for (let round = 0; round < 5; round += 1) {
      const ending = document
        .getAnimations()
        .filter(
          ({ effect, playState, timeline }) =>
            playState !== 'finished' &&
            timeline === document.timeline &&
            effect?.getComputedTiming().endTime !== Infinity,
        )
      if (ending.length === 0) return
      for (const animation of ending) animation.finish()
      await new Promise((frame) => requestAnimationFrame(frame))
    }
  })
}

export { expect }
