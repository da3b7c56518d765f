import type { PaymentMethod, PaymentOption } from '@recadinho/contracts/catalog'
import type { Order } from '@recadinho/contracts/orders'
import type { CreatedPayment } from '@recadinho/contracts/payments'
import { isPaid } from '../../lib/api/orders/outcome.ts'
import type { CardResult } from './card/card-outcome.ts'

/** The gateway's card form, as paying needs it. */
export interface CardForm {
  /** Whether everything is filled in; the form itself shows what is not. */
  validate(): Promise<boolean>
  confirm(clientSecret: string, orderId: string): Promise<CardResult>
  /** Asks the gateway what became of a payment. */
  check(clientSecret: string): Promise<CardResult>
}

/** How an attempt to pay ended, as far as this page can tell. That money came is for the server to say. */
export type PayResult =
  /** The card form is not filled in. */
  | { kind: 'unfinished' }
  /** No order was made. */
  | { kind: 'order_refused'; error: unknown }
  /** There is an order, but no attempt was opened. */
  | { kind: 'payment_refused'; order: Order; error: unknown }
  | { kind: 'declined'; order: Order; code: string | null }
  /** Nobody here knows whether the card was charged. */
  | { kind: 'doubt'; order: Order; clientSecret: string }
  /** A code or a link to pay: the order's page shows it. */
  | { kind: 'shown'; order: Order; created: CreatedPayment }
  /** It goes on at the gateway's own page. */
  | { kind: 'leave'; order: Order; url: string }
  /** The gateway took the payment; the order's page tells when the server has heard of it. */
  | { kind: 'done'; order: Order }

export interface PaySteps {
  /** Absent where no form of a gateway is filled in here. */
  card: CardForm | null
  /** Makes the order, or answers the one that there is. */
  prepare: () => Promise<Order>
  /** Opens an attempt, or answers the one under way. */
  open: (order: Order) => Promise<CreatedPayment>
  /** Called when the attempt has ended, so that the next one is another. */
  ended: (order: Order) => void
}

/** One press of the pay button, from the order to the payment. */
export async function payOrder({ card, prepare, open, ended }: PaySteps): Promise<PayResult> {
  if (card && !(await card.validate())) return { kind: 'unfinished' }
  let order: Order
  try {
    order = await prepare()
  } catch (error) {
    return { kind: 'order_refused', error }
  }
  if (isPaid(order)) return { kind: 'done', order }
  let created: CreatedPayment
  try {
    created = await open(order)
  } catch (error) {
    return { kind: 'payment_refused', order, error }
  }
  const { payment, next } = created
  if (payment.outcome === 'confirmed') return { kind: 'done', order }
  if (payment.outcome === 'failed') {
    ended(order)
    return { kind: 'declined', order, code: payment.failureCode }
  }
  switch (next?.kind) {
    case 'code':
    case 'link':
      return { kind: 'shown', order, created }
    case 'redirect':
      return { kind: 'leave', order, url: next.url }
    case 'card_form':
    case undefined:
      break
  }
  // Without a form to fill in it is on its way already; the order's page tells.
  if (!card || !next) return { kind: 'done', order }
  return settleCard(await card.confirm(next.clientSecret, order.id), order, next.clientSecret, ended)
}

/** What a card's result means for its order. */
export function settleCard(
  result: CardResult,
  order: Order,
  clientSecret: string,
  ended: PaySteps['ended'],
): PayResult {
  switch (result.kind) {
    case 'taken':
      return { kind: 'done', order }
    case 'declined':
      ended(order)
      return { kind: 'declined', order, code: result.code }
    case 'unfinished':
      return { kind: 'unfinished' }
    case 'not_charged':
      return { kind: 'declined', order, code: 'processing_error' }
    case 'unknown':
      break
  }
  return { kind: 'doubt', order, clientSecret }
}

/** The option for a method, or the first that the shop offers. */
export const usualOption = (
  options: readonly PaymentOption[],
  method: PaymentMethod | null | undefined,
): PaymentOption | undefined => options.find((option) => option.method === method) ?? options[0]
