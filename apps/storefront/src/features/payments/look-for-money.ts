import type { Order } from '@recadinho/contracts/orders'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../lib/api/client.ts'
import { fetchOrder, keepOrder } from '../../lib/orders/order-query.ts'
import { paymentKey } from '../../lib/orders/order-memory.ts'
import { optionKey } from '../../lib/payments/checkout-routes.ts'

/**
 * Makes the shop check an attempt with the gateway: a repeated request for the same attempt does. A paid attempt
 * refuses the request, and an unreachable shop leaves the update to the stream; both are read from the order, so this
 * never rejects.
 */
export async function lookForMoney(
  { id, payment, amounts }: Pick<Order, 'id' | 'payment' | 'amounts'>,
  token: string | undefined,
): Promise<void> {
  if (!payment?.flow) return
  const { gateway, method, flow } = payment
  const body = { gateway, method, flow, shownTotal: amounts.total }
  const query = token ? { token } : {}
  const idempotencyKey = paymentKey(id, optionKey(body))
  await api.call('createPayment', { params: { id }, query, body, idempotencyKey }).catch(() => undefined)
}

/**
 * After the return from the gateway's page. Its webhook may be late, so we repeat the request for the same attempt,
 * which makes the shop check with the gateway. True until it has answered.
 */
export function useReturn(
  order: Order,
  back: 'done' | 'cancelled' | undefined,
  token: string | undefined,
): boolean {
  const { id, payment } = order
  const waits = back === 'done' && payment?.flow === 'redirect' && payment.outcome === 'processing'
  const [waiting, setWaiting] = useState(waits)
  useEffect(() => {
    if (!waiting || !payment) return undefined
    let here = true
    lookForMoney(order, token)
      .then(() => fetchOrder(id, token))
      .then(keepOrder)
      .catch(() => undefined)
      .finally(() => here && setWaiting(false))
    return () => {
      here = false
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, on return
  }, [])
  return waiting && waits
}

/**
 * After a return from the bank's app or from the browser's cache: the shop checks at once whether the code was paid.
 */
export function useLookOnReturn(order: Order, token: string | undefined, waiting: boolean): void {
  const latest = useRef({ order, token })
  useEffect(() => {
    latest.current = { order, token }
  })
  useEffect(() => {
    if (!waiting) return undefined
    const here = new AbortController()
    let looking = false
    const look = async () => {
      if (looking || document.visibilityState === 'hidden') return
      looking = true
      const seen = latest.current
      await lookForMoney(seen.order, seen.token)
      const fresh = await fetchOrder(seen.order.id, seen.token).catch(() => undefined)
      looking = false
      if (fresh && !here.signal.aborted) keepOrder(fresh)
    }
    const { signal } = here
    document.addEventListener('visibilitychange', () => void look(), { signal })
    addEventListener('pageshow', ({ persisted }) => persisted && void look(), { signal })
    return () => here.abort()
  }, [waiting])
}
