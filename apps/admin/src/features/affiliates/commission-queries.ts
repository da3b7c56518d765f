import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Client } from '../../lib/api.ts'
import type { CommissionSearch } from './commission-search.ts'

/** One key for all lists: an approval or payout changes each of them. */
export const commissionsKey = ['settings', 'commissions'] as const

/** Pending, approved and paid commission of all affiliates, or of one. */
export const balancesOptions = (api: Client, affiliate?: string) =>
  queryOptions({
    queryKey: [...commissionsKey, 'balances', affiliate ?? ''],
    queryFn: ({ signal }) =>
      api.call('listCommissionBalances', { query: affiliate === undefined ? {} : { affiliate }, signal }),
  })

/** The lines of accounts, newest first. */
export const commissionsOptions = (api: Client, search: CommissionSearch) =>
  infiniteQueryOptions({
    queryKey: [...commissionsKey, 'lines', search],
    queryFn: ({ pageParam, signal }) =>
      api.call('listCommissions', {
        query: { ...search, ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null, // the first page has no cursor
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })

/** Whether an affiliate has a private page. */
export const partnerLinkOptions = (api: Client, code: string) =>
  queryOptions({
    queryKey: [...commissionsKey, 'page', code],
    queryFn: ({ signal }) => api.call('getPartnerLink', { params: { code }, signal }),
  })

/** Payouts, newest first. */
export const payoutsOptions = (api: Client) =>
  infiniteQueryOptions({
    queryKey: [...commissionsKey, 'payouts'],
    queryFn: ({ pageParam, signal }) =>
      api.call('listPayouts', { query: pageParam === null ? {} : { cursor: pageParam }, signal }),
    initialPageParam: null as string | null, // the first page has no cursor
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
