import type { Order } from '@recadinho/contracts/orders'
import { api } from '../../lib/api/client.ts'
import { paymentKey } from '../../lib/api/orders/order-memory.ts'
import { wayOf } from './lanes.ts'

/**
 * Makes the shop ask the gateway whether an attempt was paid: asking for the same attempt again does. Paid means refused,
 * and out of reach means that the stream tells later; both are read from the order, so this never fails.
 */
export async function lookForMoney(
  { id, payment, amounts }: Pick<Order, 'id' | 'payment' | 'amounts'>,
  token: string | undefined,
): Promise<void> {
  if (!payment?.flow) return
  const { gateway, method, flow } = payment
  const body = { gateway, method, flow, shownTotal: amounts.total }
  const query = token ? { token } : {}
  const idempotencyKey = paymentKey(id, wayOf(body))
  await api.call('createPayment', { params: { id }, query, body, idempotencyKey }).catch(() => undefined)
}
