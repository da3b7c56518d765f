import type { Order } from '@recadinho/contracts/orders'
import { queryOptions } from '@tanstack/react-query'
import { answerWith } from '../api/answer-with.ts'
import { api } from '../api/client.ts'
import { queryClient } from '../api/query-client.ts'

/** The order as its buyer sees it. `token` is the order link's, for browsers without the order cookie. */
export const orderQuery = (id: string, token?: string) =>
  queryOptions({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => fetchOrder(id, token, signal),
  })

export async function fetchOrder(id: string, token?: string, signal?: AbortSignal): Promise<Order> {
  const query = token ? { token } : {}
  const order = await api.call('getOrder', { params: { id }, query, ...(signal ? { signal } : {}) })
  return answerWith('id', order)
}

/**
 * Takes an order that was not queried: created, or from the stream. An answer older than the known order must not bring
 * an old state back.
 */
export function keepOrder(order: Order): void {
  const known = knownOrder(order.id)
  if (known && Date.parse(known.serverTime) > Date.parse(order.serverTime)) return
  queryClient.setQueryData(keyOf(order.id), order)
}

/** The last known state of the order. */
export const knownOrder = (id: string): Order | undefined => queryClient.getQueryData<Order>(keyOf(id))

const keyOf = (id: string) => ['/api/orders', id]
