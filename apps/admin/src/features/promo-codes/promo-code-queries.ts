import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Client } from '../../lib/api.ts'

/** All promo codes, sorted by code. */
export const promoCodesOptions = (api: Client) =>
  infiniteQueryOptions({
    queryKey: ['settings', 'promo-codes', 'list'],
    queryFn: ({ pageParam, signal }) =>
      api.call('listPromoCodes', { query: pageParam === null ? {} : { cursor: pageParam }, signal }),
    initialPageParam: null as string | null, // the first page has no cursor
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })

export const promoCodeOptions = (api: Client, code: string) =>
  queryOptions({
    queryKey: ['settings', 'promo-codes', 'one', code],
    queryFn: ({ signal }) => api.call('getPromoCode', { params: { code }, signal }),
  })
