import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../lib/api.ts'
import { refreshEvery } from '../../lib/refresh-every.ts'

/** The user's own account. */
export const accountOptions = (api: Client) =>
  queryOptions({
    queryKey: ['account'],
    queryFn: ({ signal }) => api.call('getAccount', { signal }),
    refetchInterval: refreshEvery,
  })
