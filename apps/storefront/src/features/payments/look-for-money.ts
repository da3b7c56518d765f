import type { Order } from '@recadinho/contracts/orders'
import { useEffect, useRef, useState } from 'react'
import type { ShopContext } from '../../lib/context.ts'
import { paymentKey } from '../../lib/orders/order-memory.ts'
import { refreshOrder } from '../../lib/orders/order-query.ts'
import { optionKey } from '../../lib/payments/checkout-routes.ts'
import { useShop } from '../../lib/use-shop.ts'

/**
 * Makes the server check an attempt with the gateway, by repeating the request for the same attempt, and shows the
 * result. Never rejects: the request fails if the attempt is paid, and the stream reports the update if the server is
 * unreachable.
 */
export async function lookForMoney(
  shop: Pick<ShopContext, 'api' | 'queryClient'>,
  { id, payment, amounts }: Pick<Order, 'id' | 'payment' | 'amounts'>,
  token: string | undefined,
): Promise<void> {
  if (payment?.flow) {
    const { gateway, method, flow } = payment
    const body = { gateway, method, flow, shownTotal: amounts.total }
    const query = token ? { token } : {}
    const idempotencyKey = paymentKey(id, optionKey(body))
    await shop.api
      .call('createPayment', { params: { id }, query, body, idempotencyKey })
      .catch(() => undefined)
  }
  await refreshOrder(shop, id, token).catch(() => undefined)
}

/**
 * Runs after the return from the gateway's page. Its webhook may be late, so the request for the same attempt is
 * repeated, which makes the server check with the gateway. `true` until it has responded.
 */
export function useReturn(
  order: Order,
  back: 'done' | 'cancelled' | undefined,
  token: string | undefined,
): boolean {
  const shop = useShop()
  const { payment } = order
  const waits = back === 'done' && payment?.flow === 'redirect' && payment.outcome === 'processing'
  const [waiting, setWaiting] = useState(waits)
  useEffect(() => {
    if (waiting) void lookForMoney(shop, order, token).then(() => setWaiting(false))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, on return
  }, [])
  return waiting && waits
}

/** On return from the bank's app or from the back/forward cache, checks immediately whether the code was paid. */
export function useLookOnReturn(order: Order, token: string | undefined, waiting: boolean): void {
  const shop = useShop()
  const latest = useRef({ shop, order, token })
  useEffect(() => {
    latest.current = { shop, order, token }
  })
  useEffect(() => {
    if (!waiting) return undefined
    const here = new AbortController()
    let looking = false
    const look = async () => {
      if (looking || document.visibilityState === 'hidden') return
      looking = true
      const seen = latest.current
      await lookForMoney(seen.shop, seen.order, seen.token)
      looking = false
    }
    const { signal } = here
    document.addEventListener('visibilitychange', () => void look(), { signal })
    addEventListener('pageshow', ({ persisted }) => persisted && void look(), { signal })
    return () => here.abort()
  }, [waiting])
}
