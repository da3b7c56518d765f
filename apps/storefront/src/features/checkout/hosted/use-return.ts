import type { Order } from '@recadinho/contracts/orders'
import { useEffect, useState } from 'react'
import { fetchOrder, keepOrder } from '../../../lib/api/orders/order-query.ts'
import { lookForMoney } from '../look-for-money.ts'

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
