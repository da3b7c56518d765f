import type { Order } from '@recadinho/contracts/orders'
import { useEffect, useRef } from 'react'
import { fetchOrder, keepOrder } from '../../../lib/api/orders/order-query.ts'
import { lookForMoney } from '../look-for-money.ts'

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
