import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { AdminOrder } from '@recadinho/contracts/admin-orders'
import type { Client } from '../../lib/api.ts'
import { unlessLive } from '../../lib/unless-live.ts'
import { refreshEvery } from '../../lib/refresh-every.ts'
import { setServerClock } from '../../lib/server-clock.ts'
import { toListQuery, type OrderSearch } from './order-search.ts'

const pageSize = 50
/** The list, page by page, the most urgent first. */
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

/** Where orders came from; there is hardly ever a new one. */
export const orderCountriesOptions = (api: Client) =>
  queryOptions({
    queryKey: ['orders', 'countries'],
    queryFn: ({ signal }) => api.call('listOrderCountries', { signal }),
    staleTime: 5 * 60_000,
  })

/** One order with its timeline and what may be done with it. */
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

/** Every version of an order's script; another version of the script is another list. */
export const scriptVersionsOptions = (api: Client, { id, script }: Pick<AdminOrder, 'id' | 'script'>) =>
  queryOptions({
    queryKey: ['orders', 'scripts', id, script.version],
    queryFn: ({ signal }) => api.call('listScripts', { params: { id }, signal }),
  })

/** What an order's buyer says about its newest video. */
export const videoFeedbackOptions = (api: Client, id: string) =>
  queryOptions({
    queryKey: ['orders', 'video-feedback', id],
    queryFn: ({ signal }) => api.call('getAdminVideoFeedback', { params: { id }, signal }),
    refetchInterval: () => unlessLive(id),
  })
