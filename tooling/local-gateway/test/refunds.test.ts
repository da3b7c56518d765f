import { expect, test } from 'vitest'
import { cardIntent, openBench, pixIntent, refusal } from './harness.ts'

test('refunds, whole and in part, never exceed what was captured', async () => {
  const { gateway, stripe, received } = await openBench()
  const intent = await cardIntent(stripe, 5000)
  expect(await refusal(stripe.refunds.create({ payment_intent: intent.id }))).toMatchObject({
    statusCode: 400,
  })
  await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' })
  const part = await stripe.refunds.create({ payment_intent: intent.id, amount: 2000, reason: 'duplicate' })
  expect(part).toMatchObject({
    status: 'succeeded',
    amount: 2000,
    reason: 'duplicate',
    payment_intent: intent.id,
  })
  expect((await refusal(stripe.refunds.create({ payment_intent: intent.id, amount: 3001 }))).param).toBe(
    'amount',
  )
  await stripe.refunds.create({ payment_intent: intent.id })
  const again = stripe.refunds.create({ payment_intent: intent.id })
  expect((await refusal(again)).code).toBe('charge_already_refunded')
  const { latest_charge } = await stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] })
  expect(latest_charge).toMatchObject({ amount_refunded: 5000, refunded: true })
  const { data } = await stripe.refunds.list({ payment_intent: intent.id })
  expect(data.map((refund) => refund.amount)).toEqual([3000, 2000])
  await gateway.control.idle()
  expect(received.filter((event) => event?.type === 'charge.refunded')).toHaveLength(2)
})

test('two parallel refunds of more than is left: one is refused', async () => {
  const { stripe } = await openBench()
  const intent = await cardIntent(stripe, 5000)
  await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' })
  const both = [1, 2].map(() => stripe.refunds.create({ payment_intent: intent.id, amount: 3000 }))
  const outcomes = await Promise.allSettled(both)
  expect(outcomes.map((outcome) => outcome.status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('a refund from the dashboard of a PIX payment sends its events', async () => {
  const { gateway, stripe, received } = await openBench()
  const intent = await pixIntent(stripe)
  gateway.control.pay({ paymentIntent: intent.id })
  const refund = gateway.control.refund({ paymentIntent: intent.id, amount: 990 })
  expect(refund).toMatchObject({ amount: 990, destination_details: { type: 'pix' } })
  await gateway.control.idle()
  expect(received.map((event) => event?.type)).toEqual(
    expect.arrayContaining(['refund.created', 'charge.refunded']),
  )
})

test('a refund that comes back from the bank can be made again', async () => {
  const { gateway, stripe, received } = await openBench()
  const intent = await cardIntent(stripe, 5000)
  await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' })
  const refund = await stripe.refunds.create({ payment_intent: intent.id })
  gateway.control['fail-refund']({ refund: refund.id })
  expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({
    status: 'failed',
    failure_reason: 'lost_or_stolen_card',
  })
  expect(await stripe.refunds.create({ payment_intent: intent.id })).toMatchObject({ amount: 5000 })
  expect(() => gateway.control['fail-refund']({ refund: refund.id })).toThrow(/neither pending nor succeeded/)
  await gateway.control.idle()
  expect(received.filter((event) => event?.type === 'refund.failed')).toHaveLength(1)
})

test('O5: a PIX refund is pending until its bank answers, and counts against what is left at once', async () => {
  const { gateway, stripe, received } = await openBench()
  const intent = await pixIntent(stripe, 5000)
  gateway.control.pay({ paymentIntent: intent.id })
  gateway.control['refund-policy']({ policy: 'hold' })
  const refund = await stripe.refunds.create({ payment_intent: intent.id, amount: 2000 })
  expect(refund.status).toBe('pending')
  expect((await refusal(stripe.refunds.create({ payment_intent: intent.id, amount: 3001 }))).param).toBe(
    'amount',
  )
  gateway.control['advance-clock']({ seconds: 3600 })
  expect((await stripe.refunds.retrieve(refund.id)).status).toBe('pending')
  gateway.control['complete-refund']({ refund: refund.id })
  expect((await stripe.refunds.retrieve(refund.id)).status).toBe('succeeded')
  expect(() => gateway.control['complete-refund']({ refund: refund.id })).toThrow(/is not pending/)
  await gateway.control.idle()
  const types = received.map((event) => event?.type).filter((type) => type?.startsWith('refund.'))
  expect(types).toEqual(['refund.created', 'refund.updated'])
})

test('O5: by itself a PIX refund succeeds in a moment; a card’s succeeds at once', async () => {
  const { gateway, stripe } = await openBench()
  const card = await cardIntent(stripe)
  await stripe.paymentIntents.confirm(card.id, { payment_method: 'pm_card_visa' })
  expect((await stripe.refunds.create({ payment_intent: card.id })).status).toBe('succeeded')
  const pix = await pixIntent(stripe)
  gateway.control.pay({ paymentIntent: pix.id })
  const refund = await stripe.refunds.create({ payment_intent: pix.id })
  expect(refund.status).toBe('pending')
  gateway.control['advance-clock']({ seconds: 2 })
  expect((await stripe.refunds.retrieve(refund.id)).status).toBe('succeeded')
})

test('O5: a refund that fails after all is announced, and what it took can be refunded again', async () => {
  const { gateway, stripe, received } = await openBench()
  const intent = await cardIntent(stripe, 5000)
  await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' })
  gateway.control['refund-policy']({ policy: 'fail' })
  const refund = await stripe.refunds.create({ payment_intent: intent.id })
  expect(refund.status).toBe('pending')
  gateway.control['advance-clock']({ seconds: 2 })
  expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({
    status: 'failed',
    failure_reason: 'lost_or_stolen_card',
  })
  gateway.control['back-to-normal']()
  expect(await stripe.refunds.create({ payment_intent: intent.id })).toMatchObject({
    amount: 5000,
    status: 'succeeded',
  })
  await gateway.control.idle()
  expect(received.filter((event) => event?.type === 'refund.failed')).toHaveLength(1)
})

test('O5: back to normal, the banks answer the refunds that were held', async () => {
  const { gateway, stripe } = await openBench()
  const intent = await cardIntent(stripe)
  await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' })
  gateway.control['refund-policy']({ policy: 'hold' })
  const refund = await stripe.refunds.create({ payment_intent: intent.id })
  gateway.control['back-to-normal']()
  gateway.control['advance-clock']({ seconds: 2 })
  expect((await stripe.refunds.retrieve(refund.id)).status).toBe('succeeded')
})
