import type { Order } from '@recadinho/contracts/orders'
import { api } from '../../lib/api/client.ts'
import { paymentKey } from '../../lib/api/orders/order-memory.ts'
import { optionKey } from './checkout-routes.ts'

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
