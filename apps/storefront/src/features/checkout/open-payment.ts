import type { PaymentOption } from '@recadinho/contracts/catalog'
import type { Money } from '@recadinho/contracts/common'
import type { Order } from '@recadinho/contracts/orders'
import type { CreatedPayment } from '@recadinho/contracts/payments'
import { api } from '../../lib/api/client.ts'
import { errorCode } from '../../lib/api/error-text.ts'
import { dropPaymentKey, paymentKey, rememberedOrder } from '../../lib/api/orders/order-memory.ts'
import { wayOf } from './lanes.ts'

/** What the server is asked; replaced in tests. */
export type OpenCall = (orderId: string, option: PaymentOption, key: string) => Promise<CreatedPayment>

/**
 * Opens an attempt to pay an order, or answers the one under way: its key is kept until it ends, over reloads too. A key
 * that stands for an attempt which has ended, or for another request, is given up once.
 */
export async function openPayment(
  order: Pick<Order, 'id'>,
  option: PaymentOption,
  shownTotal: Money,
  token?: string,
  call: OpenCall = (orderId, { gateway, method, flow }, key) => {
    const secret = token ?? rememberedOrder(orderId)?.token
    return api.call('createPayment', {
      params: { id: orderId },
      query: secret ? { token: secret } : {},
      body: { gateway, method, flow, shownTotal },
      idempotencyKey: key,
    })
  },
): Promise<CreatedPayment> {
  const way = wayOf(option)
  const ask = () => call(order.id, option, paymentKey(order.id, way))
  try {
    const created = await ask()
    if (created.payment.outcome !== 'failed') return created
  } catch (error) {
    if (errorCode(error) !== 'idempotency_key_reused') throw error
  }
  dropPaymentKey(order.id, way)
  return ask()
}
