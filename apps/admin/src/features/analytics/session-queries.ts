import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../lib/api.ts'
import { refreshEvery } from '../../lib/refresh-every.ts'
import type { SessionSearch } from './session-search.ts'
import { toSessionQuery } from './tracking-query.ts'

/** A page of sessions; not refetched while it is read. */
export const sessionsOptions = (api: Client, search: SessionSearch) =>
  queryOptions({
    queryKey: ['analytics', 'sessions', search],
    queryFn: ({ signal }) => api.call('listTrackedSessions', { query: toSessionQuery(search), signal }),
  })

export const sessionOptions = (api: Client, id: string) =>
  queryOptions({
    queryKey: ['analytics', 'session', id],
    queryFn: ({ signal }) => api.call('getTrackedSession', { params: { id }, signal }),
    // The session may still be active.
    refetchInterval: refreshEvery,
  })
