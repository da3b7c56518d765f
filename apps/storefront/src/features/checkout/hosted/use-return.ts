import type { Order } from '@recadinho/contracts/orders'
import { useEffect, useState } from 'react'
import { api } from '../../../lib/api/client.ts'
import { paymentKey } from '../../../lib/api/orders/order-memory.ts'
import { fetchOrder, keepOrder } from '../../../lib/api/orders/order-query.ts'
import { wayOf } from '../lanes.ts'

/**
 * Back from the gateway's page. Its webhook may be late, so the shop is asked to look: asking for the same attempt again
 * asks the gateway. True until it has answered.
 */
export function useReturn(
  order: Order,
  back: 'done' | 'cancelled' | undefined,
  token: string | undefined,
): boolean {
  const { id, payment } = order
  const waits = back === 'done' && payment?.flow === 'redirect' && payment.outcome === 'processing'
  const [asking, setAsking] = useState(waits)
  useEffect(() => {
    if (!asking || !payment) return undefined
    let here = true
    const { gateway, method } = payment
    const query = token ? { token } : {}
    const body = { gateway, method, flow: 'redirect', shownTotal: order.amounts.total } as const
    const idempotencyKey = paymentKey(id, wayOf(body))
    api
      .call('createPayment', { params: { id }, query, body, idempotencyKey })
      // Paid means refused, and out of reach means that the stream tells later: both are read from the order.
      .catch(() => undefined)
      .then(() => fetchOrder(id, token))
      .then(keepOrder)
      .catch(() => undefined)
      .finally(() => here && setAsking(false))
    return () => {
      here = false
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, on coming back
  }, [])
  return asking && waits
}
