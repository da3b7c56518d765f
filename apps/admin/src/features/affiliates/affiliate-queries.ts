import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Client } from '../../lib/api.ts'

/** Every affiliate, sorted by code. */
export const affiliatesOptions = (api: Client) =>
  infiniteQueryOptions({
    queryKey: ['settings', 'affiliates', 'list'],
    queryFn: ({ pageParam, signal }) =>
      api.call('listAffiliates', { query: pageParam === null ? {} : { cursor: pageParam }, signal }),
    initialPageParam: null as string | null, // the first page has no cursor
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })

export const affiliateOptions = (api: Client, code: string) =>
  queryOptions({
    queryKey: ['settings', 'affiliates', 'one', code],
    queryFn: ({ signal }) => api.call('getAffiliate', { params: { code }, signal }),
  })
