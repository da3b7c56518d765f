import type { DeliveryList } from '@recadinho/contracts/filters'
import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../lib/api.ts'
import { unlessLive } from '../../lib/unless-live.ts'
import { refreshEvery } from '../../lib/refresh-every.ts'

/** Milliseconds until what is behind its order is asked for again. */
const soon = 500

/**
 * How an order's video reaches its buyer; asked for again often enough that states are live, and soon where the order has
 * moved on since.
 */
export const deliveryOptions = (api: Client, { id, version }: { id: string; version: number }) =>
  queryOptions({
    queryKey: ['orders', 'delivery', id],
    queryFn: ({ signal }) => api.call('getDelivery', { params: { id }, signal }),
    refetchInterval: ({ state: { data } }) => (data && data.version < version ? soon : unlessLive(id)),
  })

/** The first page of one of the lists, and how many are in each. */
export const deliveryListOptions = (api: Client, list: DeliveryList) =>
  queryOptions({
    queryKey: ['deliveries', list],
    queryFn: ({ signal }) => api.call('listDeliveries', { query: { list }, signal }),
    refetchInterval: refreshEvery,
  })
