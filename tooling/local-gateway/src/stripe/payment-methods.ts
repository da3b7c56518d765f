import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import type { Call } from '../call.ts'
import { newId } from '../ids.ts'
import { behaviourOf, brandOf, passesLuhn, TEST_METHODS } from './cards.ts'
import { defined, invalid, missing, StripeError } from './errors.ts'

/** A card as entered by the buyer. The number and the code are used here and never stored. */
export interface CardInput {
  number: string
  exp_month: number
  exp_year: number
  cvc?: string
}

/** POST /v1/payment_methods */
export function createPaymentMethod(
  call: Call,
  params: Stripe.PaymentMethodCreateParams,
): Stripe.PaymentMethod {
  const billing = billingDetails(params.billing_details)
  if (params.type === 'pix') return addPixMethod(call, billing)
  if (params.type !== 'card') throw invalid('The local gateway takes the types card and pix.', 'type')
  if (call.by === 'secret') {
    throw invalid(
      'Sending credit card numbers directly to the API is unsafe: collect them in the browser, with the publishable key.',
      'card[number]',
    )
  }
  const { number, exp_month, exp_year, cvc } = params.card ?? {}
  if (!number) throw invalid('Missing required param: card[number].', 'card[number]', 'parameter_missing')
  if (!exp_month)
    throw invalid('Missing required param: card[exp_month].', 'card[exp_month]', 'parameter_missing')
  if (!exp_year)
    throw invalid('Missing required param: card[exp_year].', 'card[exp_year]', 'parameter_missing')
  return addCardMethod(call, { number, exp_month, exp_year, ...defined({ cvc }) }, billing)
}

/** GET /v1/payment_methods/:id */
export function retrievePaymentMethod(call: Call, id: string): Stripe.PaymentMethod {
  const method = call.gateway.ledger.get('payment_method', id)
  if (!method) throw missing('PaymentMethod', id, 'payment_method')
  return method
}

/** Finds a payment method by its id, or creates one from the name of a test card (`pm_card_visa`). */
export function resolvePaymentMethod(call: Call, id: string): Stripe.PaymentMethod {
  const number = Object.hasOwn(TEST_METHODS, id) ? TEST_METHODS[id] : undefined
  if (number === undefined) return retrievePaymentMethod(call, id)
  const exp_year = new Date(call.gateway.clock.now()).getUTCFullYear() + 1
  return addCardMethod(call, { number, exp_month: 12, exp_year, cvc: '123' }, billingDetails(undefined))
}

export function addPixMethod(call: Call, billing: Stripe.PaymentMethod.BillingDetails): Stripe.PaymentMethod {
  const method = { ...common(call, billing), type: 'pix', pix: {} } satisfies Stripe.PaymentMethod
  call.gateway.ledger.put('payment_method', method)
  return method
}

export function addCardMethod(
  call: Call,
  input: CardInput,
  billing: Stripe.PaymentMethod.BillingDetails,
): Stripe.PaymentMethod {
  const { ledger, clock } = call.gateway
  const number = input.number.replaceAll(/[ -]/g, '')
  checkCard({ ...input, number }, new Date(clock.now()))
  const card = behaviourOf(number)
  const method = {
    ...common(call, billing),
    type: 'card',
    card: {
      brand: brandOf(number),
      checks: {
        address_line1_check: null,
        address_postal_code_check: null,
        cvc_check:
          input.cvc === undefined ? null : card.kind === 'declines' && card.cvcCheck ? 'fail' : 'pass',
      },
      country: number === '4000000760000002' ? 'BR' : 'US',
      display_brand: brandOf(number),
      exp_month: input.exp_month,
      exp_year: input.exp_year,
      fingerprint: createHash('sha256').update(number).digest('base64url').slice(0, 16),
      funding: number === '4000056655665556' ? 'debit' : 'credit',
      generated_from: null,
      last4: number.slice(-4),
      networks: { available: [brandOf(number)], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
  } satisfies Stripe.PaymentMethod
  ledger.put('payment_method', method)
  ledger.put('note', { id: method.id, card })
  return method
}

function checkCard({ number, exp_month, exp_year, cvc }: CardInput, now: Date): void {
  if (!passesLuhn(number)) throw cardError('incorrect_number', 'Your card number is incorrect.', 'number')
  if (exp_month < 1 || exp_month > 12) {
    throw cardError('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month')
  }
  const months = (exp_year - now.getUTCFullYear()) * 12 + (exp_month - now.getUTCMonth() - 1)
  if (months < 0 || months > 12 * 50) {
    throw cardError('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year')
  }
  const digits = brandOf(number) === 'amex' ? /^\d{4}$/ : /^\d{3}$/
  if (cvc !== undefined && !digits.test(cvc)) {
    throw cardError('invalid_cvc', "Your card's security code is invalid.", 'cvc')
  }
}

function cardError(code: string, message: string, param: string): StripeError {
  return new StripeError(402, { type: 'card_error', code, message, param }, true)
}

function common(call: Call, billing_details: Stripe.PaymentMethod.BillingDetails) {
  return {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details,
    created: call.gateway.clock.seconds(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
  } as const
}

type BillingInput = Stripe.PaymentMethodCreateParams['billing_details']

/** Fills in the fields missing in the request: the object always has every field. */
export function billingDetails(given: BillingInput): Stripe.PaymentMethod.BillingDetails {
  const address = typeof given?.address === 'object' ? given.address : undefined
  return {
    address: {
      city: address?.city ?? null,
      country: address?.country ?? null,
      line1: address?.line1 ?? null,
      line2: address?.line2 ?? null,
      postal_code: address?.postal_code ?? null,
      state: address?.state ?? null,
    },
    email: given?.email || null,
    name: given?.name || null,
    phone: given?.phone || null,
    tax_id: given?.tax_id || null,
  }
}
