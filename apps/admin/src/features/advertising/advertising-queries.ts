import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../lib/api.ts'

/** The shop's accounts with advertisers. */
export const advertisingOptions = (api: Client) =>
  queryOptions({
    queryKey: ['settings', 'advertising'],
    queryFn: ({ signal }) => api.call('getAdvertising', { signal }),
  })
