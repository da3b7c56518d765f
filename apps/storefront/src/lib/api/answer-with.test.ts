import { setupI18n } from '@lingui/core'
import { afterEach, expect, test, vi } from 'vitest'
import { messages } from '../../locales/en/order.po'
import { answerWith } from './answer-with.ts'
import { catalogQuery } from '../catalog/catalog-query.ts'
import { errorText } from './error-text.ts'
import { fetchOrder } from '../orders/order-query.ts'
import { createShopApi } from './client.ts'
import { createShopQueryClient } from './query-client.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: messages } })
afterEach(() => void vi.unstubAllGlobals())

test('an answer with the required field is returned unchanged', () => {
  const answer = { packages: [] }
  expect(answerWith('packages', answer)).toBe(answer)
})

test.each(['{}', '[]', 'null', '"a page"'])(
  'a catalog or an order that answers %s is a readable error',
  async (body) => {
    vi.stubGlobal('fetch', async () => new Response(body))
    const queryClient = createShopQueryClient()
    const api = createShopApi(queryClient)
    const requests = [queryClient.fetchQuery(catalogQuery(api, { locale: 'en' })), fetchOrder(api, 'one')]
    for (const request of requests) {
      const error: unknown = await request.catch((reason: unknown) => reason)
      expect(errorText(i18n, error)).toBe('The shop is taking a short break. Try again in a moment.')
    }
  },
)
