import { expect, test } from 'vitest'
import { cardIntent, openBench, pixIntent } from './harness.ts'
import { openMercadoPago, pixPayment } from './mercadopago-bench.ts'

test('other cents, a second payment and money without a request: each a whole object of the API', async () => {
  const { gateway, stripe } = await openBench()
  const short = await pixIntent(stripe)
  gateway.control.pay({ paymentIntent: short.id, amount: 4989 })
  expect((await stripe.paymentIntents.retrieve(short.id)).amount_received).toBe(4989)
  const again = gateway.control['pay-again']({ paymentIntent: short.id })
  expect(await stripe.paymentIntents.retrieve(again.id)).toMatchObject({
    status: 'succeeded',
    metadata: { order: 'R-7K3M9Q' },
  })
  const unmatched = gateway.control['pay-unmatched']({ amount: 1234 })
  expect(await stripe.paymentIntents.retrieve(unmatched.id)).toMatchObject({
    amount_received: 1234,
    metadata: {},
  })
  const { data } = await stripe.events.list({ type: 'payment_intent.succeeded' })
  expect(data).toHaveLength(3)
})

test('the same at Mercado Pago’s face, and its code ended by hand', async () => {
  const { gateway, payments } = await openMercadoPago()
  const { id = 0 } = await payments.create({ body: { ...pixPayment, external_reference: 'A1' } })
  gateway.control['mp-approve']({ payment: String(id), amount: 1989 })
  expect((await payments.get({ id })).transaction_amount).toBe(19.89)
  const again = gateway.control['mp-pay-again']({ payment: String(id) })
  expect(await payments.get({ id: again.id })).toMatchObject({ status: 'approved', external_reference: 'A1' })
  const unmatched = gateway.control['mp-pay-unmatched']({ amount: 777 })
  expect(await payments.get({ id: unmatched.id })).toMatchObject({
    transaction_amount: 7.77,
    external_reference: null,
  })
  const other = await payments.create({ body: pixPayment })
  gateway.control['mp-expire']({ payment: String(other.id) })
  expect((await payments.get({ id: other.id ?? 0 })).status_detail).toBe('expired')
})

test('the clock ends the codes of both faces by itself, and tells', async () => {
  const { gateway, payments, received } = await openMercadoPago()
  const { id } = await payments.create({ body: pixPayment })
  await gateway.control.idle()
  gateway.control['advance-clock']({ seconds: 86_401 })
  await gateway.control.idle()
  expect(received).toEqual([
    { id: String(id), good: true },
    { id: String(id), good: true },
  ])
  expect(gateway.ledger.get('mp_payment', String(id))?.value.status_detail).toBe('expired')
})

test('a notification of Mercado Pago’s can be sent once more, truly or forged', async () => {
  const { gateway, payments, received } = await openMercadoPago()
  await payments.create({ body: pixPayment })
  const [notice] = gateway.ledger.list('mp_notice')
  gateway.control['resend-webhook']({ event: notice?.id ?? '' })
  await gateway.control.idle()
  gateway.control['forge-webhook']({ event: notice?.id ?? '' })
  await gateway.control.idle()
  expect(received.map(({ good }) => good)).toEqual([true, true, false])
  expect(() => gateway.control['resend-webhook']({ event: 'evt_none' })).toThrow('No such event')
})

test('back to normal: no faults, the true time, every event delivered, all methods', async () => {
  const { gateway, stripe, received } = await openBench()
  const { control } = gateway
  control['webhook-policy']({ policy: 'hold' })
  control['advance-clock']({ seconds: 3600 })
  control.fault({ kind: '500', times: 9 })
  control.methods({ card: false, pix: false })
  control['pay-unmatched']({ amount: 500 })
  expect(received).toEqual([])
  control['back-to-normal']()
  await control.idle()
  expect(received.length).toBeGreaterThan(0)
  const intent = await cardIntent(stripe)
  expect(intent.payment_method_types).toEqual(['card'])
  expect(Math.abs(intent.created - Date.now() / 1000)).toBeLessThan(1800)
})
