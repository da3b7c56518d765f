import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Client } from '../../lib/api.ts'
import { refreshEvery } from '../../lib/refresh-every.ts'
import type { ContactSearch } from './contact-search.ts'

/** Contact page messages, paged, newest first. */
export const messagesOptions = (api: Client, search: ContactSearch) =>
  infiniteQueryOptions({
    queryKey: ['contact-messages', 'list', search],
    queryFn: ({ pageParam, signal }) =>
      api.call('listContactMessages', {
        query: { ...search, ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null, // the first page has no cursor
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: refreshEvery,
  })

/** Number of open messages. The header's badge uses the same query. */
export const messageCountsOptions = (api: Client) =>
  queryOptions({
    queryKey: ['contact-messages', 'counts'],
    queryFn: ({ signal }) => api.call('countContactMessages', { signal }),
    refetchInterval: refreshEvery,
  })

/** Polling interval while an email is being sent, in milliseconds. */
const whileSending = 2000

/** One message with its answers. */
export const messageOptions = (api: Client, id: string) =>
  queryOptions({
    queryKey: ['contact-messages', 'one', id],
    queryFn: ({ signal }) => api.call('getContactMessage', { params: { id }, signal }),
    refetchInterval: ({ state }) =>
      state.data?.answers.some(({ delivery }) => delivery === 'sending') ? whileSending : refreshEvery,
  })

/** The sender's orders, found by email address. */
export const senderOrdersOptions = (api: Client, id: string) =>
  queryOptions({
    queryKey: ['contact-messages', 'orders', id],
    queryFn: ({ signal }) => api.call('listSenderOrders', { params: { id }, signal }),
  })
