// @vitest-environment jsdom
import { setupI18n } from '@lingui/core'
import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { createShopRouter } from './router.tsx'

test.each(['/nowhere', '/purchase/x', '/enhanced-checkout/x', '/order-confirmation/x', '/Checkout', '/FAQ'])(
  '§2: %s is any other path: not found, and nothing of a known one runs for it',
  async (path) => {
    // The rest of the context is not read before a page renders.
    const context = { i18n: setupI18n({ locale: 'en' }), locale: 'en' } as Parameters<
      typeof createShopRouter
    >[0]
    const router = createShopRouter(context, createMemoryHistory({ initialEntries: [path] }))
    await router.load()
    expect(router.state.location.pathname).toBe(path)
    const run = router.state.matches.filter(({ status }) => status !== 'pending')
    expect(run.map(({ routeId }) => routeId)).toEqual(['__root__'])
  },
)
