import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { cardIntent, openBench, refusal } from './harness.ts'

test('a card intent carries every field the SDK declares and is paid by a good card', async () => {
  const { gateway, stripe, received } = await openBench()
  const intent = await cardIntent(stripe)
  expect(intent).toMatchObject({
    status: 'requires_payment_method',
    payment_method_types: ['card'],
    livemode: false,
  })
  const paid = await stripe.paymentIntents.confirm(intent.id, {
    payment_method: 'pm_card_visa',
    expand: ['latest_charge'],
  })
  expect(paid).toMatchObject({ status: 'succeeded', amount_received: 4990, metadata: { order: 'R-7K3M9Q' } })
  expect(paid.latest_charge).toMatchObject({ object: 'charge', paid: true, amount: 4990 })
  await gateway.control.idle()
  const types = received.map((event) => event?.type ?? 'refused').toSorted()
  expect(types).toEqual(['charge.succeeded', 'payment_intent.created', 'payment_intent.succeeded'])
})

test.each([
  ['pm_card_visa_chargeDeclined', 'card_declined', 'generic_decline'],
  ['pm_card_visa_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
  ['pm_card_chargeDeclinedExpiredCard', 'expired_card', undefined],
  ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', undefined],
  ['pm_card_chargeDeclinedProcessingError', 'processing_error', undefined],
])('%s is declined with %s and the intent asks for another card', async (method, code, declineCode) => {
  const { stripe } = await openBench()
  const intent = await cardIntent(stripe)
  const error = await refusal(stripe.paymentIntents.confirm(intent.id, { payment_method: method }))
  expect(error).toBeInstanceOf(Stripe.errors.StripeCardError)
  expect(error).toMatchObject({ statusCode: 402, code, payment_intent: { id: intent.id } })
  expect(error.decline_code || undefined).toBe(declineCode)
  const after = await stripe.paymentIntents.retrieve(intent.id)
  expect(after).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { code },
    payment_method: null,
  })
  const paid = await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' })
  expect(paid).toMatchObject({ status: 'succeeded', last_payment_error: null })
})

test('a browser pays with the intent secret, sees no metadata, and cannot touch other intents', async () => {
  const { browser, stripe } = await openBench()
  const intent = await cardIntent(stripe)
  const method = await browser.paymentMethods.create({
    type: 'card',
    card: { number: '4242 4242 4242 4242', exp_month: 12, exp_year: 2040, cvc: '123' },
  })
  const secret = { client_secret: intent.client_secret } as Stripe.PaymentIntentConfirmParams // only browsers send it
  const paid = await browser.paymentIntents.confirm(intent.id, { payment_method: method.id, ...secret })
  expect(paid.status).toBe('succeeded')
  expect(paid).not.toHaveProperty('metadata')
  expect((await refusal(browser.paymentIntents.retrieve(intent.id))).statusCode).toBe(404)
  expect((await refusal(browser.paymentIntents.list())).statusCode).toBe(401)
  const raw = stripe.paymentMethods.create({
    type: 'card',
    card: { number: '4242424242424242', exp_month: 1, exp_year: 2040 },
  })
  expect((await refusal(raw)).param).toBe('card[number]')
})

test.each([
  [{ number: '4242424242424241' }, 'incorrect_number'],
  [{ exp_month: 13 }, 'invalid_expiry_month'],
  [{ exp_year: 2020 }, 'invalid_expiry_year'],
  [{ cvc: '12' }, 'invalid_cvc'],
])('a mistyped card %j is refused with %s', async (typo, code) => {
  const { browser } = await openBench()
  const card = { number: '4242424242424242', exp_month: 12, exp_year: 2040, cvc: '123', ...typo }
  expect(await refusal(browser.paymentMethods.create({ type: 'card', card }))).toMatchObject({
    statusCode: 402,
    code,
  })
})

test('O1: 3-D Secure waits for the buyer; passing pays, failing is no card error and asks for another card', async () => {
  const { gateway, stripe } = await openBench()
  const first = await cardIntent(stripe)
  const waiting = await stripe.paymentIntents.confirm(first.id, {
    payment_method: 'pm_card_authenticationRequired',
    return_url: 'http://localhost:3000/back',
  })
  expect(waiting).toMatchObject({
    status: 'requires_action',
    next_action: { type: 'redirect_to_url', redirect_to_url: { url: `${gateway.url}/3ds/${first.id}` } },
  })
  expect(gateway.control.pay({ paymentIntent: first.id }).status).toBe('succeeded')
  const second = await cardIntent(stripe)
  await stripe.paymentIntents.confirm(second.id, { payment_method: 'pm_card_authenticationRequired' })
  gateway.control.decline({ paymentIntent: second.id })
  expect(await stripe.paymentIntents.retrieve(second.id)).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: {
      type: 'invalid_request_error',
      code: 'payment_intent_authentication_failure',
    },
    latest_charge: null,
  })
})

test('a settled intent can neither be confirmed again nor cancelled', async () => {
  const { stripe } = await openBench()
  const intent = await cardIntent(stripe)
  await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' })
  const code = 'payment_intent_unexpected_state'
  const again = stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' })
  expect(await refusal(again)).toMatchObject({ code, payment_intent: { status: 'succeeded' } })
  expect(await refusal(stripe.paymentIntents.cancel(intent.id))).toMatchObject({ code })
  const open = await cardIntent(stripe)
  const gone = await stripe.paymentIntents.cancel(open.id, { cancellation_reason: 'abandoned' })
  expect(gone).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' })
})
