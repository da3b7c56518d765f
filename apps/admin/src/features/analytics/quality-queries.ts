import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../lib/api.ts'
import { refreshEvery } from '../../lib/refresh-every.ts'
import type { AnalyticsSearch } from './analytics-search.ts'

/** How far figures can be trusted, which is about the period alone. */
export const qualityOptions = (api: Client, { days, startDate, endDate }: AnalyticsSearch) =>
  queryOptions({
    queryKey: ['analytics', 'quality', days, startDate, endDate],
    queryFn: ({ signal }) =>
      api.call('getDataQuality', {
        query: {
          ...(days ? { days } : {}),
          ...(startDate ? { startDate } : {}),
          ...(endDate ? { endDate } : {}),
        },
        signal,
      }),
    refetchInterval: refreshEvery,
  })
