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

/** Fetches the order again and puts it into the cache, so that every part of the page shows it. */
export async function refreshOrder(
  { api, queryClient }: Pick<ShopContext, 'api' | 'queryClient'>,
  id: string,
  token?: string,
): Promise<Order> {
  const order = await fetchOrder(api, id, token)
  keepOrder(queryClient, order)
  return order
}

/**
 * Takes an order that was not queried: created, or from the stream. An answer older than the known order must not bring
 * an old state back.
 */
export function keepOrder(queryClient: QueryClient, order: Order): void {
  const known = knownOrder(queryClient, order.id)
  if (known && Date.parse(known.serverTime) > Date.parse(order.serverTime)) return
  queryClient.setQueryData(keyOf(order.id), order)
}

/** The last known state of the order. */
export const knownOrder = (queryClient: QueryClient, id: string): Order | undefined =>
  queryClient.getQueryData<Order>(keyOf(id))

const keyOf = (id: string) => ['/api/orders', id]
