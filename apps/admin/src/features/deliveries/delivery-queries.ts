import type { DeliveryList } from '@recadinho/contracts/filters'
import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../lib/api.ts'
import { unlessLive } from '../../lib/unless-live.ts'
import { refreshEvery } from '../../lib/refresh-every.ts'

/** Refetch interval in milliseconds while the data is older than the order. */
const soon = 500

/**
 * How an order's video is delivered to its buyer; polled to keep states live, and refetched soon if the order has a
 * newer version.
 */
export const deliveryOptions = (api: Client, { id, version }: { id: string; version: number }) =>
  queryOptions({
    queryKey: ['orders', 'delivery', id],
    queryFn: ({ signal }) => api.call('getDelivery', { params: { id }, signal }),
    refetchInterval: ({ state: { data } }) => (data && data.version < version ? soon : unlessLive(id)),
  })

/** The first page of a list, and the counts of all lists. */
export const deliveryListOptions = (api: Client, list: DeliveryList) =>
  queryOptions({
    queryKey: ['deliveries', list],
    queryFn: ({ signal }) => api.call('listDeliveries', { query: { list }, signal }),
    refetchInterval: refreshEvery,
  })
