import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { check } from '../src/contract/check.ts'
import { CONTRACT_FILE, generateContract } from '../src/contract/generate.ts'
import { contract } from '../src/contract/schema.ts'
import { valid as validMercadoPago } from '../src/mercadopago/valid.ts'
import { API_VERSION, RELEASE_TRAIN } from '../src/stripe/version.ts'
import { cardIntent, openBench, pixIntent, refusal } from './harness.ts'
import { openMercadoPago, pixPayment } from './mercadopago-bench.ts'

test('the committed contract is what the generator makes of the installed SDK', { timeout: 60_000 }, () => {
  expect(generateContract()).toBe(readFileSync(CONTRACT_FILE, 'utf8'))
})

test('the gateway speaks the version that the SDK pins', () => {
  expect(Stripe.API_VERSION).toBe(API_VERSION)
  expect(API_VERSION.endsWith(`.${RELEASE_TRAIN}`)).toBe(true)
})

test('a second validator agrees on what the gateway sends', { timeout: 60_000 }, async () => {
  const { gateway, stripe } = await openBench()
  const intent = await cardIntent(stripe)
  await refusal(stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_chargeDeclined' }))
  await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' })
  await stripe.refunds.create({ payment_intent: intent.id, amount: 100 })
  await pixIntent(stripe)
  const ajv = new Ajv({ strict: false })
  const agree = (root: 'PaymentIntent' | 'Charge' | 'Refund' | 'Event', value: unknown) => {
    const validate = ajv.compile({ ...contract.roots[root], definitions: contract.definitions })
    expect(validate(value), JSON.stringify(validate.errors)).toBe(true)
    const broken = { ...(value as object), surprise: 1 } // an object of the gateway
    expect([validate(broken), check(root, broken, 'json').ok]).toEqual([false, false])
  }
  for (const value of gateway.ledger.list('payment_intent')) agree('PaymentIntent', value)
  for (const value of gateway.ledger.list('charge')) agree('Charge', value)
  for (const value of gateway.ledger.list('refund')) agree('Refund', value)
  agree('Event', gateway.ledger.list('event').at(-1))
})

test('an event is held to the declaration of its own type', async () => {
  const { gateway, stripe } = await openBench()
  const intent = await cardIntent(stripe)
  await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' })
  const events = gateway.ledger.list('event')
  expect(events.map(({ type }) => type)).toContain('charge.succeeded')
  for (const event of events) {
    expect(check('Event', event, 'json').ok).toBe(true)
    const type = event.type === 'charge.succeeded' ? 'payment_intent.succeeded' : 'charge.succeeded'
    expect(check('Event', { ...event, type }, 'json').ok).toBe(false)
    const broken = { ...event, data: { object: { ...event.data.object, surprise: 1 } } }
    expect(check('Event', broken, 'json').ok).toBe(false)
  }
})

const GOOD = { amount: 4990, currency: 'brl' }

test.each<[string, object, { code?: string; param: string }]>([
  ['an unknown parameter', { ...GOOD, colour: 'red' }, { code: 'parameter_unknown', param: 'colour' }],
  [
    'an unknown parameter deep inside',
    { ...GOOD, payment_method_options: { pix: { expires_soon: 'yes' } } },
    { code: 'parameter_unknown', param: 'payment_method_options[pix][expires_soon]' },
  ],
  [
    'payment_method_types',
    { ...GOOD, payment_method_types: ['pix'] },
    { code: 'payment_method_types_no_longer_supported', param: 'payment_method_types' },
  ],
  ['no amount', { currency: 'brl' }, { code: 'parameter_missing', param: 'amount' }],
  ['a fractional amount', { ...GOOD, amount: 19.9 }, { code: 'parameter_invalid_integer', param: 'amount' }],
  ['an exponent', { ...GOOD, amount: '1e3' }, { code: 'parameter_invalid_integer', param: 'amount' }],
  [
    'a word for an amount',
    { ...GOOD, amount: 'lots' },
    { code: 'parameter_invalid_integer', param: 'amount' },
  ],
  ['a negative amount', { ...GOOD, amount: -4990 }, { code: 'parameter_invalid_integer', param: 'amount' }],
  ['zero', { ...GOOD, amount: 0 }, { code: 'parameter_invalid_integer', param: 'amount' }],
  ['too little', { ...GOOD, amount: 49 }, { code: 'amount_too_small', param: 'amount' }],
  [
    'too little in pounds',
    { ...GOOD, currency: 'gbp', amount: 29 },
    { code: 'amount_too_small', param: 'amount' },
  ],
  [
    'too little in Swedish kronor',
    { ...GOOD, currency: 'sek', amount: 299 },
    { code: 'amount_too_small', param: 'amount' },
  ],
  ['nine digits', { ...GOOD, amount: 100_000_000 }, { code: 'amount_too_large', param: 'amount' }],
  ['no such currency', { ...GOOD, currency: 'zzz' }, { param: 'currency' }],
  ['an empty currency', { ...GOOD, currency: '' }, { param: 'currency' }],
  ['a wrong choice', { ...GOOD, setup_future_usage: 'sometimes' }, { param: 'setup_future_usage' }],
  ['a wrong switch', { ...GOOD, confirm: 'perhaps' }, { param: 'confirm' }],
  [
    'methods chosen in two ways',
    { ...GOOD, allowed_payment_method_types: ['card'], automatic_payment_methods: { enabled: true } },
    { param: 'allowed_payment_method_types' },
  ],
  [
    'a return address without a confirmation',
    { ...GOOD, return_url: 'http://localhost/' },
    { param: 'return_url' },
  ],
  [
    'a feature the gateway does not play',
    { ...GOOD, capture_method: 'manual' },
    { code: 'local_gateway_unsupported', param: 'capture_method' },
  ],
])('%s is refused with 400', async (_, params, expected) => {
  const { gateway, stripe } = await openBench()
  const call = stripe.paymentIntents.create(params as Stripe.PaymentIntentCreateParams) // wrong on purpose
  expect(await refusal(call)).toMatchObject({ statusCode: 400, ...expected })
  expect(gateway.ledger.list('payment_intent')).toHaveLength(0)
})

test('automatic methods and a server confirmation need a return address', async () => {
  const { stripe } = await openBench()
  const params = { ...GOOD, confirm: true, payment_method: 'pm_card_visa' }
  expect((await refusal(stripe.paymentIntents.create(params))).param).toBe('return_url')
  const paid = await stripe.paymentIntents.create({ ...params, return_url: 'http://localhost:3000/' })
  expect(paid).toMatchObject({ status: 'succeeded', automatic_payment_methods: { enabled: true } })
})

test('unknown addresses, keys, versions and ids are refused as Stripe does', async () => {
  const { gateway, stripe } = await openBench()
  expect(await refusal(stripe.customers.create({}))).toMatchObject({ statusCode: 404 })
  expect(await refusal(stripe.paymentIntents.retrieve('pi_none'))).toMatchObject({ code: 'resource_missing' })
  const json = await fetch(`${gateway.url}/v1/payment_intents`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  expect(await json.json()).toMatchObject({ error: { type: 'invalid_request_error' } })
  const options = { host: '127.0.0.1', port: gateway.port, protocol: 'http' as const }
  const stranger = new Stripe('sk_test_stranger', options)
  expect(await refusal(stranger.paymentIntents.list())).toMatchObject({ statusCode: 401 })
  const old = stripe.paymentIntents.list({}, { apiVersion: '2020-08-27' })
  expect(await refusal(old)).toMatchObject({ statusCode: 400 })
})

test('O9: a payment and a refund of Mercado Pago’s carry all that its reference promises, and nothing else', async () => {
  const { gateway, payments, refunds } = await openMercadoPago()
  const { id = 0 } = await payments.create({ body: pixPayment })
  gateway.control['mp-approve']({ payment: String(id) })
  await refunds.create({ payment_id: id, body: { amount: 1 } }).catch(() => undefined)
  const payment = gateway.ledger.get('mp_payment', String(id))?.value
  const refund = payment?.refunds[0]
  expect(validMercadoPago('MercadoPagoPayment', payment)).toBe(payment)
  expect(validMercadoPago('MercadoPagoRefund', refund)).toBe(refund)
  for (const empty of [{}, { id }, { ...refund, surprise: 1 }, { ...refund, amount: 'all' }])
    expect(() => validMercadoPago('MercadoPagoRefund', empty)).toThrow('contract')
  const { status: _, ...noStatus } = { status: '', ...payment }
  for (const wrong of [
    {},
    noStatus,
    { ...payment, transaction_amount: '19.90' },
    { ...payment, refunds: [{}] },
  ])
    expect(() => validMercadoPago('MercadoPagoPayment', wrong)).toThrow('contract')
})
