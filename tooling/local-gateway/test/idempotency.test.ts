import { expect, test } from 'vitest'
import { cardIntent, client, openBench, refusal, SECRET_KEY } from './harness.ts'

const PARAMS = { amount: 4990, currency: 'brl', allowed_payment_method_types: ['card' as const] }

test('the same key gives the same intent, marked as a replay; other parameters are refused', async () => {
  const { gateway, stripe } = await openBench()
  const first = await stripe.paymentIntents.create(PARAMS, { idempotencyKey: 'att_1:create' })
  const again = await stripe.paymentIntents.create(PARAMS, { idempotencyKey: 'att_1:create' })
  expect(again.id).toBe(first.id)
  expect(again.lastResponse.headers['idempotent-replayed']).toBe('true')
  expect(gateway.ledger.list('payment_intent')).toHaveLength(1)
  const other = stripe.paymentIntents.create({ ...PARAMS, amount: 5990 }, { idempotencyKey: 'att_1:create' })
  expect(await refusal(other)).toMatchObject({ statusCode: 400, rawType: 'idempotency_error' })
})

test('of two requests in flight with one key, one is answered that the key is in use', async () => {
  const { gateway, stripe } = await openBench()
  gateway.control.fault({ kind: 'hold' })
  const calls = [1, 2].map(() => stripe.paymentIntents.create(PARAMS, { idempotencyKey: 'att_2:create' }))
  const refused = await Promise.any(calls.map((call) => refusal(call)))
  expect(refused).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' })
  gateway.control['clear-faults']()
  const outcomes = await Promise.allSettled(calls)
  expect(outcomes.map((outcome) => outcome.status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(gateway.ledger.list('payment_intent')).toHaveLength(1)
})

test('twenty parallel requests with one key make one intent when the SDK retries', async () => {
  const { gateway } = await openBench()
  const stripe = client(gateway, SECRET_KEY, 5)
  const calls = Array.from({ length: 20 }, () =>
    stripe.paymentIntents.create(PARAMS, { idempotencyKey: 'att_3' }),
  )
  const ids = new Set((await Promise.all(calls)).map((intent) => intent.id))
  expect(ids.size).toBe(1)
})

test('what is refused while reading the request does not use the key up', async () => {
  const { stripe } = await openBench()
  const options = { idempotencyKey: 'att_4' }
  await refusal(stripe.paymentIntents.create({ ...PARAMS, amount: -1 }, options))
  expect((await stripe.paymentIntents.create(PARAMS, options)).status).toBe('requires_payment_method')
})

test('a decline is kept by its key, and so is a 500', async () => {
  const { gateway, stripe } = await openBench()
  const intent = await cardIntent(stripe)
  const declined = () =>
    refusal(
      stripe.paymentIntents.confirm(
        intent.id,
        { payment_method: 'pm_card_chargeDeclined' },
        { idempotencyKey: 'att_5:confirm' },
      ),
    )
  const first = await declined()
  expect((await declined()).charge).toBe(first.charge)
  expect(gateway.ledger.list('charge')).toHaveLength(1)

  gateway.control.fault({ kind: '500-after-commit' })
  const create = () => stripe.paymentIntents.create(PARAMS, { idempotencyKey: 'att_6' })
  expect((await refusal(create())).statusCode).toBe(500)
  expect((await refusal(create())).statusCode).toBe(500)
  expect(gateway.ledger.list('payment_intent')).toHaveLength(2)
})

test('a connection cut after the commit: the repeat finds the same intent', async () => {
  const { gateway, stripe } = await openBench()
  gateway.control.fault({ kind: 'close-after-commit' })
  // The SDK automatically retries a request with the same key if the connection was closed.
  const intent = await stripe.paymentIntents.create(PARAMS, { idempotencyKey: 'att_7' })
  expect(intent.lastResponse.headers['idempotent-replayed']).toBe('true')
  expect(gateway.ledger.list('payment_intent')).toHaveLength(1)
})

test('a connection cut before the commit leaves nothing, and the repeat makes the intent', async () => {
  const { gateway, stripe } = await openBench()
  gateway.control.fault({ kind: 'close-before-commit', times: 2 })
  await refusal(stripe.paymentIntents.create(PARAMS, { idempotencyKey: 'att_8' }))
  expect(gateway.ledger.list('payment_intent')).toHaveLength(0)
  await stripe.paymentIntents.create(PARAMS, { idempotencyKey: 'att_8' })
  expect(gateway.ledger.list('payment_intent')).toHaveLength(1)
})

test('a key is free again after a day, and at most 255 characters long', async () => {
  const { gateway, stripe } = await openBench()
  const options = { idempotencyKey: 'att_9' }
  const first = await stripe.paymentIntents.create(PARAMS, options)
  gateway.control['advance-clock']({ seconds: 24 * 3600 })
  expect((await stripe.paymentIntents.create(PARAMS, options)).id).not.toBe(first.id)
  const long = stripe.paymentIntents.create(PARAMS, { idempotencyKey: 'k'.repeat(256) })
  expect((await refusal(long)).statusCode).toBe(400)
})

test('429 and 409 turn a request away untouched', async () => {
  const { gateway, stripe } = await openBench()
  gateway.control.fault({ kind: '429', match: 'POST /v1/payment_intents' })
  gateway.control.fault({ kind: '409' })
  expect(await refusal(cardIntent(stripe))).toMatchObject({ statusCode: 429, code: 'rate_limit' })
  expect(await refusal(cardIntent(stripe))).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' })
  expect((await cardIntent(stripe)).status).toBe('requires_payment_method')
  expect(gateway.ledger.list('payment_intent')).toHaveLength(1)
})
