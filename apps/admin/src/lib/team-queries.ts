import { queryOptions } from '@tanstack/react-query'
import type { Client } from './api.ts'
import { refreshEvery } from './refresh-every.ts'

/** Staff accounts and pending invitations. */
export const teamOptions = (api: Client) =>
  queryOptions({
    queryKey: ['team'],
    queryFn: ({ signal }) => api.call('listTeam', { signal }),
    refetchInterval: refreshEvery,
  })
