import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../lib/api.ts'
import { refreshEvery } from '../../lib/refresh-every.ts'
import { toPeriod, type AnalyticsSearch } from './analytics-search.ts'
import { toTrackingQuery } from './tracking-query.ts'

/** How complete the figures are; depends only on the period. */
export const qualityOptions = (api: Client, search: AnalyticsSearch) => {
  const query = toTrackingQuery(toPeriod(search))
  return queryOptions({
    queryKey: ['analytics', 'quality', query],
    queryFn: ({ signal }) => api.call('getDataQuality', { query, signal }),
    refetchInterval: refreshEvery,
  })
}
