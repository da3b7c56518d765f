import type { PaymentOption } from '@recadinho/contracts/catalog'
import type { Money } from '@recadinho/contracts/common'
import type { Order } from '@recadinho/contracts/orders'
import type { CreatedPayment, CreatePaymentBody, PaymentCard } from '@recadinho/contracts/payments'
import { api } from '../api/client.ts'
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

/** The call to the server; replaced in tests. */
export type OpenCall = (
  orderId: string,
  body: CreatePaymentBody,
  key: string,
  token?: string,
) => Promise<CreatedPayment>

/**
 * Opens an attempt to pay an order, or returns the open one: its key is stored until it ends, also over reloads. A key
 * of an ended attempt, or of another request, is replaced once.
 */
export async function openPayment(
  order: Pick<Order, 'id'>,
  { option: { gateway, method, flow }, shownTotal, token, card, renew = false }: OpenRequest,
  call: OpenCall = callServer,
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
  const request = () => call(order.id, body, paymentKey(order.id, key), token)
  if (renew) dropPaymentKey(order.id, key)
  try {
    const created = await request()
    // The next request is about the new attempt and does not renew again.
    if (renew) dropPaymentKey(order.id, key)
    // A token is used up by its attempt, so this refusal is a new one.
    if (created.payment.outcome !== 'failed' || card) return created
  } catch (error) {
    if (errorCode(error) !== 'idempotency_key_reused') throw error
  }
  dropPaymentKey(order.id, key)
  return request()
}

const callServer: OpenCall = (orderId, body, idempotencyKey, token) => {
  const secret = token ?? rememberedOrder(orderId)?.token
  return api.call('createPayment', {
    params: { id: orderId },
    query: secret ? { token: secret } : {},
    body,
    idempotencyKey,
  })
}
