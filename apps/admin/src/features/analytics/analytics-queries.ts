import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Client } from '../../lib/api.ts'
import { toPeriod, type AnalyticsSearch } from './analytics-search.ts'
import { toTrackingQuery } from './tracking-query.ts'

/** Daily figures change slowly, so they are polled rarely. */
const figuresEvery = 60_000

export const statsOptions = (api: Client, search: AnalyticsSearch) => {
  const query = toTrackingQuery(search)
  return queryOptions({
    queryKey: ['analytics', 'stats', query],
    queryFn: ({ signal }) => api.call('getTrackingStats', { query, signal }),
    refetchInterval: figuresEvery,
  })
}

export const funnelOptions = (api: Client, search: AnalyticsSearch) => {
  const query = toTrackingQuery(search)
  return queryOptions({
    queryKey: ['analytics', 'funnel', query],
    queryFn: ({ signal }) => api.call('getConversionFunnel', { query, signal }),
    refetchInterval: figuresEvery,
    placeholderData: keepPreviousData,
  })
}

export const salesOptions = (api: Client, search: AnalyticsSearch) => {
  const query = toTrackingQuery(search)
  return queryOptions({
    queryKey: ['analytics', 'sales', query],
    queryFn: ({ signal }) => api.call('getSalesReport', { query, signal }),
    refetchInterval: figuresEvery,
    placeholderData: keepPreviousData,
  })
}

export const annotationsOptions = (api: Client, search: AnalyticsSearch) => {
  const query = toTrackingQuery(toPeriod(search))
  return queryOptions({
    queryKey: ['analytics', 'annotations', query],
    queryFn: ({ signal }) => api.call('listAnnotations', { query, signal }),
  })
}
