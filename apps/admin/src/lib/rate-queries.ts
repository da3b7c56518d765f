import { queryOptions } from '@tanstack/react-query'
import type { Client } from './api.ts'

/** What prices in USD are converted with. */
export const ratesOptions = (api: Client) =>
  queryOptions({
    queryKey: ['settings', 'rates'],
    queryFn: ({ signal }) => api.call('listCurrencyRates', { signal }),
  })
