import type Stripe from 'stripe'
import type { Call } from '../call.ts'
import { noteOf } from '../gateway.ts'
import { newId } from '../ids.ts'
import { defined, invalid, missing, refused } from './errors.ts'
import { emit } from './events.ts'
import { checkAmount, mergeMetadata, onlySupported, readCurrency } from './limits.ts'
import { methodTypes } from './method-types.ts'
import { cancel } from './outcomes.ts'
import { checkPixOptions } from './pix.ts'
import { idOf } from './stored.ts'

type Session = Stripe.Checkout.Session
type CreateParams = Stripe.Checkout.SessionCreateParams

const SUPPORTED = [
  'allowed_payment_method_types',
  'cancel_url',
  'client_reference_id',
  'customer_email',
  'excluded_payment_method_types',
  'expand',
  'expires_at',
  'line_items',
  'locale',
  'metadata',
  'mode',
  'payment_intent_data',
  'payment_method_options',
  'submit_type',
  'success_url',
  'ui_mode',
]

/** POST /v1/checkout/sessions: a page of the gateway where the buyer pays before returning to the shop. */
export function createCheckoutSession(call: Call, params: CreateParams): Session {
  checkParams(call, params)
  const { clock, deadlines, ledger, url } = call.gateway
  const { currency, lines } = readLines(params.line_items ?? [])
  const amount = lines.reduce((sum, line) => sum + line.amount, 0)
  checkAmount(amount, currency, 'line_items')
  const id = newId('cs_test')
  const expires_at = params.expires_at ?? clock.seconds() + 24 * 3600
  const session: Session = {
    ...EMPTY,
    id,
    allowed_payment_method_types: params.allowed_payment_method_types ?? null,
    amount_subtotal: amount,
    amount_total: amount,
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    created: clock.seconds(),
    currency,
    customer_email: params.customer_email ?? null,
    expires_at,
    locale: params.locale ?? null,
    metadata: mergeMetadata({}, params.metadata),
    payment_method_options: defined({
      pix: params.payment_method_options?.pix && {
        expires_after_seconds: params.payment_method_options.pix.expires_after_seconds ?? null,
      },
    }),
    payment_method_types: methodTypes(call.gateway, params, currency),
    submit_type: params.submit_type ?? null,
    success_url: params.success_url ?? null,
    url: `${url}/pay/${id}`,
  }
  const { metadata, description, receipt_email } = params.payment_intent_data ?? {}
  const intentData = { metadata: mergeMetadata({}, metadata), ...defined({ description, receipt_email }) }
  ledger.put('checkout_session', session)
  ledger.put('note', { id, intentData, lines })
  deadlines.watch(id, expires_at)
  return session
}

/** GET /v1/checkout/sessions/:id */
export function retrieveCheckoutSession(call: Call, id: string): Session {
  const session = call.gateway.ledger.get('checkout_session', id)
  if (!session) throw missing('checkout.session', id, 'session')
  return session
}

/** POST /v1/checkout/sessions/:id/expire */
export function expireCheckoutSession(call: Call, id: string): Session {
  const session = retrieveCheckoutSession(call, id)
  if (session.status !== 'open') {
    throw refused(
      `Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}.`,
    )
  }
  return expireSession(call, session)
}

/** Closes the page permanently and cancels its open payment. */
export function expireSession(call: Call, session: Session): Session {
  const { ledger } = call.gateway
  return ledger.transaction(() => {
    const expired: Session = { ...session, status: 'expired', url: null }
    ledger.put('checkout_session', expired)
    const intent = ledger.get('payment_intent', idOf(session.payment_intent))
    if (intent && intent.status !== 'canceled') cancel(call, intent, 'expired')
    emit(call, 'checkout.session.expired', expired)
    return expired
  })
}

/** The lines on a session's page. */
export function sessionLines(
  call: Call,
  session: Session,
): { name: string; quantity: number; amount: number }[] {
  return noteOf(call.gateway.ledger, session.id).lines ?? []
}

function checkParams(call: Call, params: CreateParams): void {
  onlySupported(params, SUPPORTED)
  onlySupported(params.payment_intent_data ?? {}, ['description', 'metadata', 'receipt_email'])
  onlySupported(params.payment_method_options ?? {}, ['pix'])
  if (params.mode !== 'payment') throw invalid('The local gateway plays mode payment only.', 'mode')
  if ((params.ui_mode ?? 'hosted_page') !== 'hosted_page') {
    throw invalid('The local gateway plays ui_mode hosted_page only.', 'ui_mode', 'local_gateway_unsupported')
  }
  for (const name of ['success_url', 'cancel_url'] as const) {
    const url = params[name]
    if (url !== undefined && !URL.canParse(url)) throw invalid('Not a valid URL', name, 'url_invalid')
  }
  if (params.success_url === undefined) {
    throw invalid('Missing required param: success_url.', 'success_url', 'parameter_missing')
  }
  if (params.payment_method_options?.pix) checkPixOptions(call, params.payment_method_options.pix)
  if (params.expires_at !== undefined) {
    const ahead = params.expires_at - call.gateway.clock.seconds()
    if (ahead < 30 * 60 - 60 || ahead > 24 * 3600) {
      throw invalid('The `expires_at` timestamp must be 30 minutes to 24 hours from now.', 'expires_at')
    }
  }
}

function readLines(items: Stripe.Checkout.SessionCreateParams.LineItem[]) {
  if (items.length === 0)
    throw invalid('Missing required param: line_items.', 'line_items', 'parameter_missing')
  const currencies = new Set<string>()
  const lines = items.map((item, index) => {
    const at = `line_items[${index}]`
    onlySupported(item, ['price_data', 'quantity'])
    const price = item.price_data
    const name = price?.product_data?.name
    if (price?.unit_amount === undefined || name === undefined) {
      throw invalid(
        'The local gateway needs price_data with unit_amount and product_data[name].',
        `${at}[price_data]`,
      )
    }
    const quantity = item.quantity ?? 1
    if (quantity < 1) throw invalid('This value must be greater than or equal to 1.', `${at}[quantity]`)
    if (price.unit_amount < 0) throw invalid('Invalid non-negative integer', `${at}[price_data][unit_amount]`)
    currencies.add(readCurrency(price.currency, `${at}[price_data][currency]`))
    return { name, quantity, amount: price.unit_amount * quantity }
  })
  const [currency, ...others] = currencies
  if (currency === undefined || others.length > 0) {
    throw invalid('All line items must have the same currency.', 'line_items')
  }
  return { currency, lines }
}

type Given =
  | 'id'
  | 'created'
  | 'currency'
  | 'amount_subtotal'
  | 'amount_total'
  | 'expires_at'
  | 'payment_method_types'
  | 'metadata'
  | 'success_url'
  | 'url'

/** A session of one payment without any options. */
const EMPTY: Omit<Session, Given> = {
  object: 'checkout.session',
  adaptive_pricing: { enabled: false },
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  cancel_url: null,
  client_reference_id: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: {
    after_submit: null,
    shipping_address: null,
    submit: null,
    terms_of_service_acceptance: null,
  },
  customer: null,
  customer_account: null,
  customer_creation: 'if_required',
  customer_details: null,
  customer_email: null,
  discounts: [],
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  livemode: false,
  locale: null,
  managed_payments: null,
  mode: 'payment',
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_collection: 'if_required',
  payment_method_configuration_details: null,
  payment_method_options: {},
  payment_status: 'unpaid',
  permissions: null,
  phone_number_collection: { enabled: false },
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  status: 'open',
  submit_type: null,
  subscription: null,
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  ui_mode: 'hosted_page',
  wallet_options: null,
}
