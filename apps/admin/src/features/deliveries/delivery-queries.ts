import type { DeliveryList } from '@recadinho/contracts/filters'
import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../lib/api.ts'
import { refreshEvery } from '../../lib/refresh-every.ts'

/** How an order's video reaches its buyer; asked for again often enough that states are live. */
export const deliveryOptions = (api: Client, orderId: string) =>
  queryOptions({
    queryKey: ['orders', 'delivery', orderId],
    queryFn: ({ signal }) => api.call('getDelivery', { params: { id: orderId }, signal }),
    refetchInterval: refreshEvery,
  })

/** The first page of one of the lists, and how many are in each. */
export const deliveryListOptions = (api: Client, list: DeliveryList) =>
  queryOptions({
    queryKey: ['deliveries', list],
    queryFn: ({ signal }) => api.call('listDeliveries', { query: { list }, signal }),
    refetchInterval: refreshEvery,
  })
