import { queryOptions } from '@tanstack/react-query'
import type { Client } from './api.ts'

/** Every package with its prices, and where prices are shown. */
export const packagesOptions = (api: Client) =>
  queryOptions({
    queryKey: ['settings', 'packages'],
    queryFn: ({ signal }) => api.call('listPackages', { signal }),
  })
