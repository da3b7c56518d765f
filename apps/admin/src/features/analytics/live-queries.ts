import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../lib/api.ts'
import { refreshEvery } from '../../lib/refresh-every.ts'

/** Current visitors. */
export const liveOptions = (api: Client) =>
  queryOptions({
    queryKey: ['analytics', 'live'],
    queryFn: ({ signal }) => api.call('getLiveVisitors', { signal }),
    refetchInterval: refreshEvery,
  })
