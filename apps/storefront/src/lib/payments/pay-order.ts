import type { PaymentMethod } from '@recadinho/contracts/catalog'
import type { Order } from '@recadinho/contracts/orders'
import type { CreatedPayment, PaymentCard } from '@recadinho/contracts/payments'
import { isPaid } from '../orders/outcome.ts'
import type { Prepared } from '../orders/place-order.ts'
import type { CardResult } from './card-outcome.ts'
import { isUnclear } from './first-payment.ts'

interface Form {
  /** Whether all fields are filled in; the form shows its own errors. */
  validate(): Promise<boolean>
  /** Focuses the card number, to enter another card; wallets lack it. */
  focus?(): void
}

/** A gateway's card form that confirms an attempt after it is open. */
export interface ConfirmForm extends Form {
  confirm(clientSecret: string, orderId: string): Promise<CardResult>
  /** Fetches the outcome of a payment from the gateway. */
  check(clientSecret: string): Promise<CardResult>
}

/** A gateway's card form that creates a card token, with which the attempt is opened. */
export interface TokenForm extends Form {
  /** Rejects if the gateway is unreachable; then nothing was charged. */
  makeToken(): Promise<PaymentCard | 'unfinished'>
}

/** The gateway's card form, as `payOrder` needs it. */
export type CardForm = ConfirmForm | TokenForm

/** How an attempt to pay ended, as far as this page knows. Only the server confirms payments. */
export type PayResult =
  /** The card form is incomplete. */
  | { kind: 'unfinished' }
  /** The card form has not loaded. */
  | { kind: 'no_form' }
  /** The gateway refused the card's data. Nothing was charged and no order was created. */
  | { kind: 'no_token' }
  /** No order was created. */
  | { kind: 'order_refused'; error: unknown }
  /** The order exists, but no attempt. */
  | { kind: 'payment_refused'; order: Order; error: unknown }
  | { kind: 'declined'; order: Order; code: string | null; method?: PaymentMethod }
  /** It is unknown whether the card was charged. */
  | { kind: 'doubt'; order: Order; check: () => Promise<CardResult> }
  /** A code or link to pay, which the order's page shows. */
  | { kind: 'shown'; order: Order; created: CreatedPayment }
  /** The payment continues on the gateway's own page. */
  | { kind: 'leave'; order: Order; url: string }
  /** The gateway took the payment; the order's page shows when the server has confirmed it. */
  | { kind: 'done'; order: Order }

export interface PaySteps {
  /** `null` if the option has no form here. */
  card: CardForm | null
  /** Creates the order with its first attempt, or returns the existing order. */
  prepare: (card?: PaymentCard) => Promise<Prepared>
  /** Returns the first attempt, the open one or a new one. */
  open: (prepared: Prepared, card?: PaymentCard) => Promise<CreatedPayment>
  /** Called when the attempt has ended, so that the next is new. */
  ended: (order: Order) => void
}

/** Runs one press of the pay button, from the order to the payment. */
export async function payOrder({ card, prepare, open, ended }: PaySteps): Promise<PayResult> {
  if (card && !(await card.validate())) return { kind: 'unfinished' }
  const token = card && 'makeToken' in card ? await card.makeToken().catch(() => undefined) : null
  if (token === 'unfinished') return { kind: 'unfinished' }
  if (token === undefined) return { kind: 'no_token' }
  let prepared: Prepared
  try {
    prepared = await prepare(token ?? undefined)
  } catch (error) {
    return { kind: 'order_refused', error }
  }
  const { order } = prepared
  if (isPaid(order)) return { kind: 'done', order }
  let created: CreatedPayment
  try {
    created = await open(prepared, token ?? undefined)
  } catch (error) {
    // A request with a token charges the card, possibly even if its response was lost.
    if (token && isUnclear(error))
      return { kind: 'doubt', order, check: repeatRequest(open, prepared, token) }
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
  // Without a form the attempt is already in progress; the order's page shows its outcome.
  if (!card || 'makeToken' in card || !next) return { kind: 'done', order }
  const { clientSecret } = next
  const check = () => card.check(clientSecret)
  return applyCardResult(await card.confirm(clientSecret, order.id), order, check, ended)
}

/** Repeats the request with the same key: it returns the attempt that it opened, never a second one. */
const repeatRequest =
  (open: PaySteps['open'], prepared: Prepared, token: PaymentCard) => async (): Promise<CardResult> => {
    const { outcome, failureCode } = (await open(prepared, token)).payment
    if (outcome === 'failed') return { kind: 'declined', code: failureCode }
    return { kind: outcome === 'error' ? 'unknown' : 'taken' }
  }

/** Applies a card's result to its order. */
export function applyCardResult(
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
