import { queryOptions } from '@tanstack/react-query'
import type { Client } from './api.ts'

/** Every package with its prices, and the markets they apply to. */
export const packagesOptions = (api: Client) =>
  queryOptions({
    queryKey: ['settings', 'packages'],
    queryFn: ({ signal }) => api.call('listPackages', { signal }),
  })
