import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Client } from '../../lib/api.ts'
import { refreshEvery } from '../../lib/refresh-every.ts'
import type { ContactSearch } from './contact-search.ts'

/** Messages of the contact page, page by page, the newest first. */
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

/** How many are open. The badge in the header reads the same answer. */
export const messageCountsOptions = (api: Client) =>
  queryOptions({
    queryKey: ['contact-messages', 'counts'],
    queryFn: ({ signal }) => api.call('countContactMessages', { signal }),
    refetchInterval: refreshEvery,
  })

/** How often an e-mail on its way is asked after, in milliseconds. */
const whileSending = 2000

/** One message with its answers. */
export const messageOptions = (api: Client, id: string) =>
  queryOptions({
    queryKey: ['contact-messages', 'one', id],
    queryFn: ({ signal }) => api.call('getContactMessage', { params: { id }, signal }),
    refetchInterval: ({ state }) =>
      state.data?.answers.some(({ delivery }) => delivery === 'sending') ? whileSending : refreshEvery,
  })

/** The sender's orders, found by the e-mail address. */
export const senderOrdersOptions = (api: Client, id: string) =>
  queryOptions({
    queryKey: ['contact-messages', 'orders', id],
    queryFn: ({ signal }) => api.call('listSenderOrders', { params: { id }, signal }),
  })
