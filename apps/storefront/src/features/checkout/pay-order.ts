import { ApiError } from '@recadinho/contracts/client'
import type { PaymentMethod, PaymentOption } from '@recadinho/contracts/catalog'
import type { Order } from '@recadinho/contracts/orders'
import type { CreatedPayment, PaymentCard } from '@recadinho/contracts/payments'
import { isPaid } from '../../lib/api/orders/outcome.ts'
import type { CardResult } from './card/card-outcome.ts'

interface Form {
  /** Whether everything is filled in; the form itself shows what is not. */
  validate(): Promise<boolean>
}

/** A gateway's card form that pays an attempt once it is open. */
export interface ConfirmForm extends Form {
  confirm(clientSecret: string, orderId: string): Promise<CardResult>
  /** Asks the gateway what became of a payment. */
  check(clientSecret: string): Promise<CardResult>
}

/** A gateway's card form that makes a token of the card, which the attempt is opened with. */
export interface TokenForm extends Form {
  /** Rejects where the gateway cannot be reached; nothing was charged then. */
  makeToken(): Promise<PaymentCard | 'unfinished'>
}

/** The gateway's card form, as paying needs it. */
export type CardForm = ConfirmForm | TokenForm

/** How an attempt to pay ended, as far as this page can tell. That money came is for the server to say. */
export type PayResult =
  /** The card form is not filled in. */
  | { kind: 'unfinished' }
  /** The gateway could make nothing of the card. Nothing was charged, and no order made. */
  | { kind: 'no_token' }
  /** No order was made. */
  | { kind: 'order_refused'; error: unknown }
  /** There is an order, but no attempt was opened. */
  | { kind: 'payment_refused'; order: Order; error: unknown }
  | { kind: 'declined'; order: Order; code: string | null; method?: PaymentMethod }
  /** Nobody here knows whether the card was charged. */
  | { kind: 'doubt'; order: Order; check: () => Promise<CardResult> }
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
  open: (order: Order, card?: PaymentCard) => Promise<CreatedPayment>
  /** Called when the attempt has ended, so that the next one is another. */
  ended: (order: Order) => void
}

/** One press of the pay button, from the order to the payment. */
export async function payOrder({ card, prepare, open, ended }: PaySteps): Promise<PayResult> {
  if (card && !(await card.validate())) return { kind: 'unfinished' }
  const token = card && 'makeToken' in card ? await card.makeToken().catch(() => undefined) : null
  if (token === 'unfinished') return { kind: 'unfinished' }
  if (token === undefined) return { kind: 'no_token' }
  let order: Order
  try {
    order = await prepare()
  } catch (error) {
    return { kind: 'order_refused', error }
  }
  if (isPaid(order)) return { kind: 'done', order }
  let created: CreatedPayment
  try {
    created = await open(order, token ?? undefined)
  } catch (error) {
    // What carries a token charges the card, and may have done so before its answer got lost.
    if (token && isUnclear(error)) return { kind: 'doubt', order, check: askAgain(open, order, token) }
    return { kind: 'payment_refused', order, error }
  }
  const { payment, next } = created
  if (payment.outcome === 'confirmed') return { kind: 'done', order }
  if (payment.outcome === 'failed') {
    ended(order)
    return { kind: 'declined', order, code: payment.failureCode, method: payment.method }
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
  if (!card || 'makeToken' in card || !next) return { kind: 'done', order }
  const { clientSecret } = next
  const check = () => card.check(clientSecret)
  return settleCard(await card.confirm(clientSecret, order.id), order, check, ended)
}

/** No answer, or one that says nothing of the payment. */
const isUnclear = (error: unknown) =>
  !(error instanceof ApiError) || error.status >= 500 || error.code === undefined

/** The same request with the same key: answered by the attempt that it opened, and never a second one. */
const askAgain =
  (open: PaySteps['open'], order: Order, token: PaymentCard) => async (): Promise<CardResult> => {
    const { outcome, failureCode } = (await open(order, token)).payment
    if (outcome === 'failed') return { kind: 'declined', code: failureCode }
    return { kind: outcome === 'error' ? 'unknown' : 'taken' }
  }

/** What a card's result means for its order. */
export function settleCard(
  result: CardResult,
  order: Order,
  check: () => Promise<CardResult>,
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
  return { kind: 'doubt', order, check }
}

/** The option for a method, or the first that the shop offers. */
export const usualOption = (
  options: readonly PaymentOption[],
  method: PaymentMethod | null | undefined,
): PaymentOption | undefined => options.find((option) => option.method === method) ?? options[0]
