import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../lib/api.ts'
import { toTrackingQuery, type AnalyticsSearch } from './analytics-search.ts'

/** Figures of whole days change slowly. */
const figuresEvery = 60_000

export const statsOptions = (api: Client, search: AnalyticsSearch) =>
  queryOptions({
    queryKey: ['analytics', 'stats', search],
    queryFn: ({ signal }) => api.call('getTrackingStats', { query: toTrackingQuery(search), signal }),
    refetchInterval: figuresEvery,
  })
