import type { Order } from '@recadinho/contracts/orders'
import { useEffect, useRef, useState } from 'react'
import type { ShopContext } from '../../lib/context.ts'
import { paymentKey } from '../../lib/orders/order-memory.ts'
import { refreshOrder } from '../../lib/orders/order-query.ts'
import { optionKey } from '../../lib/payments/checkout-routes.ts'
import { useShop } from '../../lib/use-shop.ts'

/**
 * Makes the shop check an attempt with the gateway, as a repeated request for the same attempt does, and shows what it
 * has found. A paid attempt refuses the request, and an unreachable shop leaves the update to the stream: never rejects.
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
 * After the return from the gateway's page. Its webhook may be late, so we repeat the request for the same attempt,
 * which makes the shop check with the gateway. True until it has answered.
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

/**
 * After a return from the bank's app or from the browser's cache: the shop checks at once whether the code was paid.
 */
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
