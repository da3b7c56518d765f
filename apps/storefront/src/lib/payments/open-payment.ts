import type { PaymentOption } from '@recadinho/contracts/catalog'
import type { Client } from '@recadinho/contracts/client'
import type { Money } from '@recadinho/contracts/common'
import type { Order } from '@recadinho/contracts/orders'
import type { CreatedPayment, PaymentCard } from '@recadinho/contracts/payments'
import { errorCode } from '../api/error-text.ts'
import { dropPaymentKey, paymentKey, rememberedOrder } from '../orders/order-memory.ts'
import { optionKey } from './checkout-routes.ts'

export interface OpenRequest {
  option: Pick<PaymentOption, 'gateway' | 'method' | 'flow'>
  shownTotal: Money
  /** Of an order link. */
  token?: string | undefined
  /** The card as the gateway's form returned it. */
  card?: PaymentCard | undefined
  /** The current code cannot be used: create another. */
  renew?: boolean
}

/**
 * Opens an attempt to pay an order, or returns the open one: its key is stored until it ends, also over reloads. A key
 * of an ended attempt, or of another request, is replaced once.
 */
export async function openPayment(
  api: Client,
  { id }: Pick<Order, 'id'>,
  { option: { gateway, method, flow }, shownTotal, token, card, renew = false }: OpenRequest,
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
    const created = await request()
    // The next request is about the new attempt and does not renew again.
    if (renew) dropPaymentKey(id, key)
    // A token is used up by its attempt, so this refusal is a new one.
    if (created.payment.outcome !== 'failed' || card) return created
  } catch (error) {
    if (errorCode(error) !== 'idempotency_key_reused') throw error
  }
  dropPaymentKey(id, key)
  return request()
}
