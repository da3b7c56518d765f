import { queryOptions } from '@tanstack/react-query'
import type { Client } from './api.ts'

/** Exchange rates used to convert USD prices. */
export const ratesOptions = (api: Client) =>
  queryOptions({
    queryKey: ['settings', 'rates'],
    queryFn: ({ signal }) => api.call('listCurrencyRates', { signal }),
  })
