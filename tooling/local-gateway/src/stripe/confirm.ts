import type Stripe from 'stripe'
import type { Call } from '../call.ts'
import { noteOf } from '../gateway.ts'
import { invalid, refused, type StripeError, unexpectedState } from './errors.ts'
import { emit } from './events.ts'
import { methodOptions } from './method-options.ts'
import { methodTypes } from './method-types.ts'
import { excludeEachOther, onlySupported } from './limits.ts'
import { refuse, saveIntent, succeed } from './outcomes.ts'
import { addPixMethod, billingDetails, resolvePaymentMethod } from './payment-methods.ts'
import { awaitPix } from './pix.ts'
import { idOf, retrieveIntent } from './stored.ts'

type Intent = Stripe.PaymentIntent
type ConfirmParams = Stripe.PaymentIntentConfirmParams

const SUPPORTED = [
  'allowed_payment_method_types',
  'excluded_payment_method_types',
  'expand',
  'payment_method',
  'payment_method_data',
  'payment_method_options',
  'receipt_email',
  'return_url',
  'use_stripe_sdk',
]

/** POST /v1/payment_intents/:id/confirm */
export function confirmPaymentIntent(call: Call, id: string, params: ConfirmParams): Intent | StripeError {
  onlySupported(params, SUPPORTED)
  return confirm(call, retrieveIntent(call, id), params)
}

const CONFIRMABLE = new Set<Intent['status']>([
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
])

/** Attempts the payment: succeeded, declined (the returned error; the attempt is kept), or waiting for the buyer. */
export function confirm(call: Call, intent: Intent, params: ConfirmParams): Intent | StripeError {
  if (!CONFIRMABLE.has(intent.status)) {
    const message = `This PaymentIntent's status is ${intent.status}, so it cannot be confirmed again.`
    throw unexpectedState(message, intent)
  }
  needReturnUrl(call, intent, params)
  const ready = narrow(call, intent, params)
  const method = selectMethod(call, ready, params)
  if (!ready.payment_method_types.includes(method.type)) {
    throw refused(
      `The PaymentMethod provided (${method.type}) is not allowed for this PaymentIntent. It can take: [${ready.payment_method_types.join(', ')}].`,
      'payment_intent_incompatible_payment_method',
      'payment_method',
    )
  }
  if (method.type === 'pix') return awaitPix(call, ready, method)
  const card = noteOf(call.gateway.ledger, method.id).card ?? { kind: 'pays' }
  if (card.kind === 'declines') return refuse(call, ready, method, card)
  if (card.kind === 'challenges') return awaitChallenge(call, ready, method, params)
  return succeed(call, ready, method)
}

/** Restricts the methods and options to those of the confirmation. */
function narrow(call: Call, intent: Intent, params: ConfirmParams): Intent {
  const retyped = params.allowed_payment_method_types ?? params.excluded_payment_method_types
  const types =
    retyped === undefined ? intent.payment_method_types : methodTypes(call.gateway, params, intent.currency)
  const options = params.payment_method_options || undefined
  return {
    ...intent,
    payment_method_types: types,
    allowed_payment_method_types: params.allowed_payment_method_types ?? intent.allowed_payment_method_types,
    payment_method_options: methodOptions(call, types, options, intent.payment_method_options),
    receipt_email: params.receipt_email || intent.receipt_email,
  }
}

function selectMethod(call: Call, intent: Intent, params: ConfirmParams): Stripe.PaymentMethod {
  excludeEachOther(params, 'payment_method', 'payment_method_data')
  const { payment_method_data: data } = params
  if (data) {
    onlySupported(data, ['type', 'billing_details', 'pix'])
    if (data.type !== 'pix')
      throw invalid('The local gateway makes only pix here.', 'payment_method_data[type]')
    return addPixMethod(call, billingDetails(data.billing_details))
  }
  const id = params.payment_method ?? intent.payment_method
  if (id === null) {
    throw unexpectedState(
      "You cannot confirm this PaymentIntent because it's missing a payment method.",
      intent,
    )
  }
  return resolvePaymentMethod(call, idOf(id))
}

/** With automatic methods, one that redirects might be selected, so a server must provide a return URL. */
function needReturnUrl(call: Call, intent: Intent, params: ConfirmParams): void {
  const automatic = intent.automatic_payment_methods
  if (call.by !== 'secret' || !automatic?.enabled || automatic.allow_redirects === 'never') return
  if (params.return_url !== undefined) return
  throw invalid(
    'This PaymentIntent accepts payment methods that may redirect: provide a `return_url`, or set `automatic_payment_methods[allow_redirects]` to `never`.',
    'return_url',
  )
}

function awaitChallenge(
  call: Call,
  intent: Intent,
  method: Stripe.PaymentMethod,
  params: ConfirmParams,
): Intent {
  const { ledger, url } = call.gateway
  const { return_url } = params
  const page = `${url}/3ds/${intent.id}`
  const inPage = params.use_stripe_sdk === true || return_url === undefined
  const { returnUrl: _, ...note } = noteOf(ledger, intent.id)
  ledger.put('note', inPage ? note : { ...note, returnUrl: return_url })
  const waiting = saveIntent(call, intent, {
    status: 'requires_action',
    payment_method: method.id,
    last_payment_error: null,
    next_action: inPage
      ? { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: page } }
      : { type: 'redirect_to_url', redirect_to_url: { url: page, return_url } },
  })
  emit(call, 'payment_intent.requires_action', waiting)
  return waiting
}
