import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../lib/api.ts'
import { refreshEvery } from '../../lib/refresh-every.ts'

/** Who may sign in, and who was asked to join. */
export const teamOptions = (api: Client) =>
  queryOptions({
    queryKey: ['team'],
    queryFn: ({ signal }) => api.call('listTeam', { signal }),
    refetchInterval: refreshEvery,
  })
