import { queryOptions } from '@tanstack/react-query'
import type { Locale } from '@recadinho/contracts/common'
import type { Client } from '../../lib/api.ts'

/** The language and country that determine prices and texts. */
export interface Market {
  locale: Locale
  country?: string
}

/** The catalog of a market, as buyers see it. */
export const catalogOptions = (api: Client, market: Market) =>
  queryOptions({
    queryKey: ['catalog', market],
    queryFn: ({ signal }) => api.call('getCatalog', { query: market, signal }),
  })
