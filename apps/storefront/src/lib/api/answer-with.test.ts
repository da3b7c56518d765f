import { setupI18n } from '@lingui/core'
import { afterEach, expect, test, vi } from 'vitest'
import { messages } from '../../locales/en/order.po'
import { learnCountries } from '../countries.ts'
import { answerWith } from './answer-with.ts'
import { catalogQuery } from './catalog.ts'
import { errorText } from './error-text.ts'
import { fetchOrder } from './orders/order-query.ts'
import { queryClient } from './query-client.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: messages } })
afterEach(() => void vi.unstubAllGlobals())

test('an answer is taken as it is when it has what it must have', () => {
  const answer = { packages: [] }
  expect(answerWith('packages', answer)).toBe(answer)
})

test.each(['{}', '[]', 'null', '"a page"'])(
  'a catalog or an order that answers %s is told in words',
  async (body) => {
    vi.stubGlobal('fetch', async () => new Response(body))
    const asked = [queryClient.fetchQuery(catalogQuery({ locale: 'en' })), fetchOrder('one')]
    for (const asking of asked) {
      const error: unknown = await asking.catch((reason: unknown) => reason)
      expect(errorText(i18n, error)).toBe('The shop is having a short pause. Try again in a moment.')
    }
  },
)

test('the home page, which asks by itself, takes no catalog without countries', () => {
  const { countries } = {} as { countries: [] } // what a foreign answer has
  expect(() => learnCountries(countries)).toThrow(TypeError)
})
