import type Stripe from 'stripe'
import type { Call } from '../call.ts'
import { newId, randomText } from '../ids.ts'
import { confirm } from './confirm.ts'
import { invalid, refused, type StripeError, unexpectedState } from './errors.ts'
import { emit } from './events.ts'
import { checkAmount, excludeEachOther, mergeMetadata, onlySupported, readCurrency } from './limits.ts'
import { methodOptions } from './method-options.ts'
import { methodTypes } from './method-types.ts'
import { cancel, saveIntent } from './outcomes.ts'
import { resolvePaymentMethod } from './payment-methods.ts'
import { retrieveIntent } from './stored.ts'

type Intent = Stripe.PaymentIntent
type CreateParams = Stripe.PaymentIntentCreateParams

const ONLY_WHEN_CONFIRMING = ['payment_method_data', 'return_url', 'use_stripe_sdk']
const SUPPORTED = [
  'allowed_payment_method_types',
  'amount',
  'automatic_payment_methods',
  'capture_method',
  'confirm',
  'confirmation_method',
  'currency',
  'description',
  'excluded_payment_method_types',
  'expand',
  'metadata',
  'payment_method',
  'payment_method_options',
  'receipt_email',
  'statement_descriptor',
  'statement_descriptor_suffix',
  ...ONLY_WHEN_CONFIRMING,
]

/** POST /v1/payment_intents */
export function createPaymentIntent(call: Call, params: CreateParams): Intent | StripeError {
  onlySupported(params, SUPPORTED)
  checkModes(params)
  const currency = readCurrency(params.currency)
  checkAmount(params.amount, currency)
  excludeEachOther(params, 'payment_method', 'payment_method_data')
  const early = ONLY_WHEN_CONFIRMING.find((name) => name in params)
  if (params.confirm !== true && early !== undefined) {
    throw invalid(`${early} can only be used when confirm is true.`, early)
  }
  const intent = addIntent(call, { ...params, currency })
  if (params.confirm !== true) return intent
  return confirm(call, intent, {
    ...('payment_method_data' in params && { payment_method_data: params.payment_method_data }),
    ...('return_url' in params && { return_url: params.return_url }),
    ...('use_stripe_sdk' in params && { use_stripe_sdk: params.use_stripe_sdk }),
  })
}

const UPDATABLE = ['amount', 'description', 'expand', 'metadata', 'receipt_email', 'statement_descriptor']

/** POST /v1/payment_intents/:id */
export function updatePaymentIntent(
  call: Call,
  id: string,
  params: Stripe.PaymentIntentUpdateParams,
): Intent {
  onlySupported(params, UPDATABLE)
  const intent = retrieveIntent(call, id)
  const settled = intent.status === 'succeeded' || intent.status === 'canceled'
  if (params.amount !== undefined) {
    checkAmount(params.amount, intent.currency)
    // A current code or challenge is for the old amount.
    if (settled || intent.status === 'requires_action') {
      throw unexpectedState(`The amount cannot be changed when the status is ${intent.status}.`, intent)
    }
  }
  return saveIntent(call, intent, {
    amount: params.amount ?? intent.amount,
    description: params.description ?? intent.description,
    metadata: mergeMetadata(intent.metadata, params.metadata),
    receipt_email: params.receipt_email || intent.receipt_email,
    statement_descriptor: params.statement_descriptor ?? intent.statement_descriptor,
    last_payment_error: settled ? intent.last_payment_error : null,
  })
}

/** POST /v1/payment_intents/:id/cancel */
export function cancelPaymentIntent(
  call: Call,
  id: string,
  params: Stripe.PaymentIntentCancelParams,
): Intent {
  const intent = retrieveIntent(call, id)
  if (call.gateway.ledger.get('note', id)?.session !== undefined) {
    throw refused('This PaymentIntent belongs to a Checkout Session: expire the session instead.')
  }
  return cancel(call, intent, params.cancellation_reason ?? null)
}

/** Creates an intent from checked parameters. */
export function addIntent(call: Call, params: CreateParams): Intent {
  const { gateway } = call
  const id = newId('pi')
  const types = methodTypes(gateway, params, params.currency)
  const named = params.allowed_payment_method_types ?? params.excluded_payment_method_types
  const method =
    params.payment_method === undefined ? null : resolvePaymentMethod(call, params.payment_method).id
  const intent: Intent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: params.allowed_payment_method_types ?? null,
    amount: params.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    // Without a list of methods, Stripe selects them automatically.
    automatic_payment_methods: params.automatic_payment_methods?.enabled
      ? { allow_redirects: 'always', ...params.automatic_payment_methods }
      : named === undefined
        ? { allow_redirects: 'always', enabled: true }
        : null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: params.capture_method ?? 'automatic_async',
    client_secret: `${id}_secret_${randomText(25)}`,
    confirmation_method: 'automatic',
    created: gateway.clock.seconds(),
    currency: params.currency,
    customer: null,
    customer_account: null,
    description: params.description ?? null,
    excluded_payment_method_types: params.excluded_payment_method_types ?? null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: mergeMetadata({}, params.metadata),
    next_action: null,
    on_behalf_of: null,
    payment_method: method,
    payment_method_configuration_details: null,
    payment_method_options: methodOptions(call, types, params.payment_method_options, null),
    payment_method_types: types,
    payment_record: null,
    processing: null,
    receipt_email: params.receipt_email ?? null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: params.statement_descriptor ?? null,
    statement_descriptor_suffix: params.statement_descriptor_suffix ?? null,
    status: method === null ? 'requires_payment_method' : 'requires_confirmation',
    transfer_data: null,
    transfer_group: null,
  }
  gateway.ledger.put('payment_intent', intent)
  emit(call, 'payment_intent.created', intent)
  return intent
}

function checkModes({ capture_method, confirmation_method }: CreateParams): void {
  if (capture_method === 'manual') {
    throw invalid('The local gateway captures at once.', 'capture_method', 'local_gateway_unsupported')
  }
  if (confirmation_method === 'manual') {
    throw invalid(
      'The local gateway confirms automatically.',
      'confirmation_method',
      'local_gateway_unsupported',
    )
  }
}
