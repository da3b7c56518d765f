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
