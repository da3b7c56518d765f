import type { Order } from '@recadinho/contracts/orders'
import { useEffect, useState } from 'react'
import { fetchOrder, keepOrder } from '../../../lib/api/orders/order-query.ts'
import { lookForMoney } from '../look-for-money.ts'

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
    lookForMoney(order, token)
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
