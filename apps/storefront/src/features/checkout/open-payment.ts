import type { PaymentOption } from '@recadinho/contracts/catalog'
import type { Money } from '@recadinho/contracts/common'
import type { Order } from '@recadinho/contracts/orders'
import type { CreatedPayment, CreatePaymentBody, PaymentCard } from '@recadinho/contracts/payments'
import { api } from '../../lib/api/client.ts'
import { errorCode } from '../../lib/api/error-text.ts'
import { dropPaymentKey, paymentKey, rememberedOrder } from '../../lib/api/orders/order-memory.ts'
import { wayOf } from './lanes.ts'

export interface OpenRequest {
  option: Pick<PaymentOption, 'gateway' | 'method' | 'flow'>
  shownTotal: Money
  /** Of a private link. */
  token?: string | undefined
  /** What the gateway's form made of a card. */
  card?: PaymentCard | undefined
  /** The code that is open cannot be used: another in its place. */
  renew?: boolean
}

/** What the server is asked; replaced in tests. */
export type OpenCall = (
  orderId: string,
  body: CreatePaymentBody,
  key: string,
  token?: string,
) => Promise<CreatedPayment>

/**
 * Opens an attempt to pay an order, or answers the one under way: its key is kept until it ends, over reloads too. A key
 * that stands for an attempt which has ended, or for another request, is given up once.
 */
export async function openPayment(
  order: Pick<Order, 'id'>,
  { option: { gateway, method, flow }, shownTotal, token, card, renew = false }: OpenRequest,
  call: OpenCall = callServer,
): Promise<CreatedPayment> {
  const way = wayOf({ gateway, method, flow })
  const body = {
    gateway,
    method,
    flow,
    shownTotal,
    ...(card && { card }),
    ...(renew && { renew: true as const }),
  }
  const ask = () => call(order.id, body, paymentKey(order.id, way), token)
  if (renew) dropPaymentKey(order.id, way)
  try {
    const created = await ask()
    // The next question is about the new attempt, and asks for no other.
    if (renew) dropPaymentKey(order.id, way)
    // A token is used up by its try: what was refused with it was refused now.
    if (created.payment.outcome !== 'failed' || card) return created
  } catch (error) {
    if (errorCode(error) !== 'idempotency_key_reused') throw error
  }
  dropPaymentKey(order.id, way)
  return ask()
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
