import { fillPath } from '@recadinho/contracts/client'
import { orderEventsPath } from '@recadinho/contracts/endpoints'
import type { Order } from '@recadinho/contracts/orders'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { keepLastState } from './last-state.ts'
import { fetchOrder, keepOrder, orderQuery } from './order-query.ts'
import { stateOf } from './order-state.ts'
import { useShop } from '../use-shop.ts'
import { clockOffset } from './server-clock.ts'
import { watchOrder, type Liveness } from './watch-order.ts'

export interface LiveOrder {
  order: Order
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  offset: number
  liveness: Liveness
}

/** An order with live updates for as long as it is shown. */
export function useLiveOrder(id: string, token?: string): LiveOrder {
  const { api, queryClient } = useShop()
  const { data: order, dataUpdatedAt } = useSuspenseQuery(orderQuery(api, id, token))
  useEffect(() => {
    const { id: orderId, number, serverTime } = order
    keepLastState({ orderId, number, state: stateOf(order, new Date(serverTime)), at: serverTime })
  }, [order])
  const [liveness, setLiveness] = useState<Liveness>('stream')
  useEffect(() => {
    const query = token ? `?${new URLSearchParams({ token }).toString()}` : ''
    const address = fillPath(orderEventsPath, { id }) + query
    return watchOrder({
      connect: 'EventSource' in globalThis ? () => new EventSource(address) : undefined,
      poll: (signal) => fetchOrder(api, id, token, signal),
      onOrder: (order) => keepOrder(queryClient, order),
      via: setLiveness,
    })
  }, [api, queryClient, id, token])
  return { order, offset: clockOffset(order.serverTime, dataUpdatedAt), liveness }
}
