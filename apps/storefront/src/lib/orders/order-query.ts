import type { Client } from '@recadinho/contracts/client'
import type { Order } from '@recadinho/contracts/orders'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { answerWith } from '../api/answer-with.ts'
import type { ShopContext } from '../context.ts'

/** The order as its buyer sees it. `token` is the order link's, for browsers without the order cookie. */
export const orderQuery = (api: Client, id: string, token?: string) =>
  queryOptions({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => fetchOrder(api, id, token, signal),
  })

export async function fetchOrder(
  api: Client,
  id: string,
  token?: string,
  signal?: AbortSignal,
): Promise<Order> {
  const query = token ? { token } : {}
  const order = await api.call('getOrder', { params: { id }, query, ...(signal ? { signal } : {}) })
  return answerWith('id', order)
}

/** Refetches the order into the cache, so that every component shows it. */
export async function refreshOrder(
  { api, queryClient }: Pick<ShopContext, 'api' | 'queryClient'>,
  id: string,
  token?: string,
): Promise<Order> {
  const order = await fetchOrder(api, id, token)
  keepOrder(queryClient, order)
  return order
}

/** Caches an order that was created or streamed rather than queried. Ignores a version older than the cached one. */
export function keepOrder(queryClient: QueryClient, order: Order): void {
  const known = knownOrder(queryClient, order.id)
  if (known && Date.parse(known.serverTime) > Date.parse(order.serverTime)) return
  queryClient.setQueryData(keyOf(order.id), order)
}

/** The cached order, if any. */
export const knownOrder = (queryClient: QueryClient, id: string): Order | undefined =>
  queryClient.getQueryData<Order>(keyOf(id))

const keyOf = (id: string) => ['/api/orders', id]
