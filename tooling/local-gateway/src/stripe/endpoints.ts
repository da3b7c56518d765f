import type { Call } from '../call.ts'
import type { ContractRoots } from '../contract/roots.ts'
import { valid } from '../contract/valid.ts'
import type { Records } from '../records.ts'
import { retrieveCharge } from './charges.ts'
import { createCheckoutSession, expireCheckoutSession, retrieveCheckoutSession } from './checkout-sessions.ts'
import { confirmPaymentIntent } from './confirm.ts'
import { retrieveDispute } from './disputes.ts'
import { missing, StripeError } from './errors.ts'
import { page, type Paging } from './lists.ts'
import { finishChallenge } from './outcomes.ts'
import { cancelPaymentIntent, createPaymentIntent, updatePaymentIntent } from './payment-intents.ts'
import { createPaymentMethod, retrievePaymentMethod } from './payment-methods.ts'
import { createRefund, retrieveRefund } from './refunds.ts'
import { searchPaymentIntents } from './search.ts'
import { retrieveIntent } from './stored.ts'

/** A supported call of Stripe's API. */
export interface Endpoint {
  method: 'GET' | 'POST'
  path: string
  params: keyof ContractRoots
  /** Whether a browser may call it with the publishable key (and the intent's secret, if there is an intent). */
  browser: boolean
  /** An error that is returned, not thrown, commits its changes. */
  run(call: Call, params: unknown, id: string): object
}

/** Every supported call; anything else returns Stripe's 404. */
export const ENDPOINTS: Endpoint[] = [
  one('POST', '/v1/payment_intents', 'PaymentIntentCreateParams', 'PaymentIntent', createPaymentIntent),
  list('/v1/payment_intents', 'PaymentIntentListParams', 'PaymentIntent', 'payment_intent'),
  {
    method: 'GET',
    path: '/v1/payment_intents/search',
    params: 'PaymentIntentSearchParams',
    browser: false,
    run(call, params) {
      const result = searchPaymentIntents(call, params as ContractRoots['PaymentIntentSearchParams']) // just checked
      for (const intent of result.data) valid('PaymentIntent', intent)
      return result
    },
  },
  browser(
    one('GET', '/v1/payment_intents/:id', 'PaymentIntentRetrieveParams', 'PaymentIntent', (call, _, id) =>
      retrieveIntent(call, id),
    ),
  ),
  one('POST', '/v1/payment_intents/:id', 'PaymentIntentUpdateParams', 'PaymentIntent', (call, params, id) =>
    updatePaymentIntent(call, id, params),
  ),
  browser(
    one(
      'POST',
      '/v1/payment_intents/:id/confirm',
      'PaymentIntentConfirmParams',
      'PaymentIntent',
      (call, params, id) => confirmPaymentIntent(call, id, params),
    ),
  ),
  // Undocumented: Stripe's own scripts call it when the buyer closes the bank's dialog.
  browser(
    one(
      'POST',
      '/v1/payment_intents/:id/source_cancel',
      'PaymentIntentRetrieveParams',
      'PaymentIntent',
      (call, _, id) => {
        const result = finishChallenge(call, retrieveIntent(call, id), false)
        return result instanceof StripeError ? retrieveIntent(call, id) : result
      },
    ),
  ),
  one(
    'POST',
    '/v1/payment_intents/:id/cancel',
    'PaymentIntentCancelParams',
    'PaymentIntent',
    (call, params, id) => cancelPaymentIntent(call, id, params),
  ),
  browser(
    one('POST', '/v1/payment_methods', 'PaymentMethodCreateParams', 'PaymentMethod', createPaymentMethod),
  ),
  one('GET', '/v1/payment_methods/:id', 'PaymentMethodRetrieveParams', 'PaymentMethod', (call, _, id) =>
    retrievePaymentMethod(call, id),
  ),
  one(
    'POST',
    '/v1/checkout/sessions',
    'CheckoutSessionCreateParams',
    'CheckoutSession',
    createCheckoutSession,
  ),
  list('/v1/checkout/sessions', 'CheckoutSessionListParams', 'CheckoutSession', 'checkout_session'),
  one('GET', '/v1/checkout/sessions/:id', 'CheckoutSessionRetrieveParams', 'CheckoutSession', (call, _, id) =>
    retrieveCheckoutSession(call, id),
  ),
  one(
    'POST',
    '/v1/checkout/sessions/:id/expire',
    'CheckoutSessionExpireParams',
    'CheckoutSession',
    (call, _, id) => expireCheckoutSession(call, id),
  ),
  one('POST', '/v1/refunds', 'RefundCreateParams', 'Refund', createRefund),
  list('/v1/refunds', 'RefundListParams', 'Refund', 'refund'),
  one('GET', '/v1/refunds/:id', 'RefundRetrieveParams', 'Refund', (call, _, id) => retrieveRefund(call, id)),
  list('/v1/disputes', 'DisputeListParams', 'Dispute', 'dispute'),
  one('GET', '/v1/disputes/:id', 'DisputeRetrieveParams', 'Dispute', (call, _, id) =>
    retrieveDispute(call, id),
  ),
  list('/v1/charges', 'ChargeListParams', 'Charge', 'charge'),
  one('GET', '/v1/charges/:id', 'ChargeRetrieveParams', 'Charge', (call, _, id) => retrieveCharge(call, id)),
  list('/v1/events', 'EventListParams', 'Event', 'event'),
  one('GET', '/v1/events/:id', 'EventRetrieveParams', 'Event', (call, _, id) => {
    const event = call.gateway.ledger.get('event', id)
    if (!event) throw missing('event', id)
    return event
  }),
]

function one<P extends keyof ContractRoots, O extends keyof ContractRoots>(
  method: Endpoint['method'],
  path: string,
  params: P,
  object: O,
  run: (call: Call, params: ContractRoots[P], id: string) => ContractRoots[O] | StripeError,
): Endpoint {
  return {
    method,
    path,
    params,
    browser: false,
    run(call, given, id) {
      const result = run(call, given as ContractRoots[P], id) // checked against this root
      return result instanceof StripeError ? result : valid(object, result)
    },
  }
}

type ListRoots = Extract<keyof ContractRoots, `${string}ListParams`>
type Listable = 'charge' | 'checkout_session' | 'dispute' | 'event' | 'payment_intent' | 'refund'

const PAGING = new Set(['limit', 'starting_after', 'ending_before', 'created', 'expand', 'types'])

/** Lists one kind, filtered by the parameters that are fields of its objects (`payment_intent`, `type`, ...). */
function list(path: string, params: ListRoots, object: keyof ContractRoots, kind: Listable): Endpoint {
  return {
    method: 'GET',
    path,
    params,
    browser: false,
    run(call, given) {
      const paging = given as Paging & { types?: string[] } // checked against this root, and every list has these
      const fields = Object.entries(paging).filter(([name]) => !PAGING.has(name))
      const all: Records[Listable][] = call.gateway.ledger.list(kind)
      const matching = all.filter((item) => {
        const found = new Map<string, unknown>(Object.entries(item))
        const type = found.get('type')
        const typed = paging.types === undefined || (typeof type === 'string' && paging.types.includes(type))
        return typed && fields.every(([name, value]) => found.get(name) === value)
      })
      const result = page(matching, paging, path)
      for (const item of result.data) valid(object, item as never) // its type is what is being checked
      return result
    },
  }
}

function browser(endpoint: Endpoint): Endpoint {
  return { ...endpoint, browser: true }
}
