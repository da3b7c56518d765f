import type { PaymentOption } from '@recadinho/contracts/catalog'
import type { Client } from '@recadinho/contracts/client'
import type { Money } from '@recadinho/contracts/common'
import type { Order } from '@recadinho/contracts/orders'
import type { CreatedPayment, PaymentCard } from '@recadinho/contracts/payments'
import { errorCode } from '../api/error-text.ts'
import { dropPaymentKey, paymentKey, rememberedOrder } from '../orders/order-memory.ts'
import { optionKey } from './checkout-routes.ts'
import type { FirstAnswer } from './first-payment.ts'

export interface OpenRequest {
  option: Pick<PaymentOption, 'gateway' | 'method' | 'flow'>
  shownTotal: Money
  /** The order link's token. */
  token?: string | undefined
  /** The card token that the gateway's form returned. */
  card?: PaymentCard | undefined
  /** The current code is unusable: create another. */
  renew?: boolean
  /** The attempt that the order was created with. */
  first?: FirstAnswer | undefined
}

/**
 * Opens an attempt to pay an order, or returns the open one. Its idempotency key is stored until it ends, across
 * reloads; a key of an ended attempt or of another request is replaced once.
 */
export async function openPayment(
  api: Client,
  { id }: Pick<Order, 'id'>,
  { option: { gateway, method, flow }, shownTotal, token, card, renew = false, first }: OpenRequest,
): Promise<CreatedPayment> {
  const key = optionKey({ gateway, method, flow })
  const body = {
    gateway,
    method,
    flow,
    shownTotal,
    ...(card && { card }),
    ...(renew && { renew: true as const }),
  }
  const secret = token ?? rememberedOrder(id)?.token
  const query = secret ? { token: secret } : {}
  const request = () =>
    api.call('createPayment', { params: { id }, query, body, idempotencyKey: paymentKey(id, key) })
  if (renew) dropPaymentKey(id, key)
  try {
    const created = await (first ?? request)()
    // The next request concerns the new attempt and must not renew it again.
    if (renew) dropPaymentKey(id, key)
    // A card token is single-use, so this refusal belongs to the new attempt.
    if (created.payment.outcome !== 'failed' || card) return created
  } catch (error) {
    if (errorCode(error) !== 'idempotency_key_reused') throw error
  }
  dropPaymentKey(id, key)
  return request()
}
