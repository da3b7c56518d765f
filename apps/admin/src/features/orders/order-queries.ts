import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { AdminOrder } from '@recadinho/contracts/admin-orders'
import type { Client } from '../../lib/api.ts'
import { unlessLive } from '../../lib/unless-live.ts'
import { refreshEvery } from '../../lib/refresh-every.ts'
import { setServerClock } from '../../lib/server-clock.ts'
import { toListQuery, type OrderSearch } from './order-search.ts'

const pageSize = 50
/** The order list, paged, most urgent first. */
export const orderListOptions = (api: Client, search: OrderSearch) =>
  infiniteQueryOptions({
    queryKey: ['orders', 'list', search],
    async queryFn({ pageParam, signal }) {
      const query = { ...toListQuery(search), limit: pageSize, ...(pageParam ? { cursor: pageParam } : {}) }
      const page = await api.call('listAdminOrders', { query, signal })
      setServerClock(page.serverTime)
      return page
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    refetchInterval: refreshEvery,
  })

/** Countries with orders; changes rarely. */
export const orderCountriesOptions = (api: Client) =>
  queryOptions({
    queryKey: ['orders', 'countries'],
    queryFn: ({ signal }) => api.call('listOrderCountries', { signal }),
    staleTime: 5 * 60_000,
  })

/** One order with its timeline and possible actions. */
export const orderOptions = (api: Client, id: string) =>
  queryOptions({
    queryKey: ['orders', 'one', id],
    async queryFn({ signal }) {
      const order = await api.call('getAdminOrder', { params: { id }, signal })
      setServerClock(order.serverTime)
      return order
    },
    refetchInterval: () => unlessLive(id),
  })

/** Every version of an order's script. The current version is part of the key, so a change refetches the list. */
export const scriptVersionsOptions = (api: Client, { id, script }: Pick<AdminOrder, 'id' | 'script'>) =>
  queryOptions({
    queryKey: ['orders', 'scripts', id, script.version],
    queryFn: ({ signal }) => api.call('listScripts', { params: { id }, signal }),
  })

/** The buyer's feedback on an order's newest video. */
export const videoFeedbackOptions = (api: Client, id: string) =>
  queryOptions({
    queryKey: ['orders', 'video-feedback', id],
    queryFn: ({ signal }) => api.call('getAdminVideoFeedback', { params: { id }, signal }),
    refetchInterval: () => unlessLive(id),
  })
