import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../lib/api.ts'

/** Every site, sorted by name. */
export const landingSitesOptions = (api: Client) =>
  queryOptions({
    queryKey: ['settings', 'landing-sites', 'list'],
    queryFn: ({ signal }) => api.call('listLandingSites', { signal }),
  })

export const landingSiteOptions = (api: Client, key: string) =>
  queryOptions({
    queryKey: ['settings', 'landing-sites', 'one', key],
    queryFn: ({ signal }) => api.call('getLandingSite', { params: { key }, signal }),
  })
