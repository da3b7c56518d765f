import type Stripe from 'stripe'
import { expect, test } from 'vitest'
import { cardIntent, openBench, refusal, type Bench } from './harness.ts'

async function paidIntent({ stripe }: Bench, amount = 5000): Promise<Stripe.PaymentIntent> {
  const intent = await cardIntent(stripe, amount)
  return stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' })
}

/** The shop's webhooks about disputes, in chronological order. */
async function sentOf({ gateway, received }: Bench): Promise<string[]> {
  await gateway.control.idle()
  const sent = received.flatMap((event) => (event?.type.startsWith('charge.dispute.') ? [event] : []))
  return sent.map(({ type }) => type).toSorted()
}

test.each([
  ['won', ['charge.dispute.closed', 'charge.dispute.created', 'charge.dispute.funds_reinstated']],
  ['lost', ['charge.dispute.closed', 'charge.dispute.created']],
] as const)('O6: a dispute takes what is left of a payment, and is %s', async (status, events) => {
  const bench = await openBench()
  const { gateway, stripe } = bench
  const unpaid = await cardIntent(stripe, 5000)
  expect(() => gateway.control.dispute({ paymentIntent: unpaid.id })).toThrow(/succeeded/)
  const intent = await paidIntent(bench)
  await stripe.refunds.create({ payment_intent: intent.id, amount: 2000 })
  const { id } = gateway.control.dispute({ paymentIntent: intent.id })
  expect(() => gateway.control.dispute({ paymentIntent: intent.id })).toThrow(/disputed already/)
  expect(await stripe.disputes.retrieve(id)).toMatchObject({
    amount: 3000,
    status: 'needs_response',
    is_charge_refundable: false,
    payment_method_details: { type: 'card', card: { case_type: 'chargeback', network: 'visa' } },
  })
  gateway.control['close-dispute']({ paymentIntent: intent.id, status })
  const { data } = await stripe.disputes.list({ payment_intent: intent.id })
  expect(data).toMatchObject([{ id, status }])
  expect(await sentOf(bench)).toEqual([...events, 'charge.dispute.funds_withdrawn'])
})

test('O4: a disputed charge cannot be refunded, a lost one neither; a won one can', async () => {
  const bench = await openBench()
  const { gateway, stripe } = bench
  const [lost, won] = [await paidIntent(bench), await paidIntent(bench)]
  const refund = ({ id }: Stripe.PaymentIntent) => stripe.refunds.create({ payment_intent: id })
  for (const intent of [lost, won]) {
    gateway.control.dispute({ paymentIntent: intent.id })
    expect(await refusal(refund(intent))).toMatchObject({ statusCode: 400, code: 'charge_disputed' })
  }
  gateway.control['close-dispute']({ paymentIntent: lost.id, status: 'lost' })
  expect((await refusal(refund(lost))).code).toBe('charge_disputed')
  gateway.control['close-dispute']({ paymentIntent: won.id, status: 'won' })
  expect((await refund(won)).status).toBe('succeeded')
})

test('O6: an inquiry takes no money and leaves the charge refundable; it ends, and a dispute may follow', async () => {
  const bench = await openBench()
  const { gateway, stripe } = bench
  const intent = await paidIntent(bench)
  const { id } = gateway.control.inquire({ paymentIntent: intent.id })
  expect(await stripe.disputes.retrieve(id)).toMatchObject({
    status: 'warning_needs_response',
    is_charge_refundable: true,
    payment_method_details: { card: { case_type: 'inquiry' } },
  })
  expect((await stripe.refunds.create({ payment_intent: intent.id, amount: 1000 })).status).toBe('succeeded')
  gateway.control['close-inquiry']({ paymentIntent: intent.id, status: 'closed' })
  expect((await stripe.disputes.retrieve(id)).status).toBe('warning_closed')
  expect(await sentOf(bench)).toEqual(['charge.dispute.closed', 'charge.dispute.created'])
  expect(gateway.control.dispute({ paymentIntent: intent.id })).toMatchObject({ amount: 4000 })
})

test('O6: an inquiry that becomes a dispute keeps its id, and takes the money then', async () => {
  const bench = await openBench()
  const { gateway, stripe } = bench
  const intent = await paidIntent(bench)
  const { id } = gateway.control.inquire({ paymentIntent: intent.id })
  gateway.control['close-inquiry']({ paymentIntent: intent.id, status: 'disputed' })
  expect(await stripe.disputes.retrieve(id)).toMatchObject({
    status: 'needs_response',
    is_charge_refundable: false,
  })
  expect((await refusal(stripe.refunds.create({ payment_intent: intent.id }))).code).toBe('charge_disputed')
  expect(await sentOf(bench)).toEqual([
    'charge.dispute.created',
    'charge.dispute.funds_withdrawn',
    'charge.dispute.updated',
  ])
})
