import { createHmac } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { findOrder } from '../src/modules/orders/queries.ts'
import { applySnapshot, fromGateway } from '../src/modules/payments/apply.ts'
import { attemptOf, keepOpened } from '../src/modules/payments/call.ts'
import { pollOnce } from '../src/workers.ts'
import { placeOrder, readOrder } from './support/order.ts'
import {
  createShop,
  latestRef,
  openPayment,
  stripeClient,
  submitCard,
  webhookSecret,
  type Shop,
} from './support/shop.ts'
import { eventsOf } from './support/outbox.ts'

let shop: Shop
beforeAll(async () => {
  shop = await createShop()
})
afterAll(() => shop.close())
afterEach(() => {
  shop.gateway.control['webhook-policy']({ policy: 'deliver' })
  shop.gateway.control['clear-faults']()
})

async function cardOrder() {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  const { clientSecret } = await openPayment(browser, order.id, 'card')
  return { id: order.id, pay: () => submitCard(shop, clientSecret), read: () => readOrder(browser, order.id) }
}

const timesPaid = async (orderId: string) =>
  (
    await shop.db
      .selectFrom('order_events')
      .select('id')
      .where('order_id', '=', orderId)
      .where('to_state', '=', 'in_production')
      .execute()
  ).length
const kindsOf = async (orderId: string) => (await eventsOf(shop.db, orderId)).map(({ kind }) => kind)
const eventsAbout = (ref: string, type: string) =>
  shop.gateway.ledger
    .list('event')
    .filter((event) => event.type === type && 'id' in event.data.object && event.data.object.id === ref)

describe('in whatever way they come', () => {
  test('§6.9, P3.1, P3.6: one event delivered fifty times in parallel pays the order once', async () => {
    const order = await cardOrder()
    shop.gateway.control['webhook-policy']({ policy: 'drop' })
    await order.pay()
    const [event] = eventsAbout(await latestRef(shop, order.id), 'payment_intent.succeeded')
    for (let n = 0; n < 50; n++) shop.gateway.control['resend-webhook']({ event: event?.id ?? '' })
    await shop.idle()
    expect(await order.read()).toMatchObject({ status: 'in_production', paymentStatus: 'confirmed' })
    expect([await timesPaid(order.id), await kindsOf(order.id)]).toEqual([1, ['receipt']])
  })

  test.each(['duplicate', 'reverse'] as const)('policy %s', async (policy) => {
    const order = await cardOrder()
    shop.gateway.control['webhook-policy']({ policy })
    await order.pay()
    if (policy === 'reverse') shop.gateway.control['release-webhooks']({ order: 'newest-first' })
    await shop.idle()
    expect(await order.read()).toMatchObject({ status: 'in_production', paymentStatus: 'confirmed' })
    expect([await timesPaid(order.id), await kindsOf(order.id)]).toEqual([1, ['receipt']])
  })

  test('§6.11, P1.2: an old word of failure after the money changes nothing', async () => {
    const browser = shop.browser()
    const { order } = await placeOrder(browser)
    const { clientSecret } = await openPayment(browser, order.id, 'card')
    shop.gateway.control['webhook-policy']({ policy: 'hold' })
    await submitCard(shop, clientSecret, 'pm_card_chargeDeclined')
    shop.gateway.control['webhook-policy']({ policy: 'deliver' })
    await submitCard(shop, clientSecret)
    await shop.idle()
    const paid = await readOrder(browser, order.id)
    shop.gateway.control['release-webhooks']({ order: 'as-sent' })
    await shop.idle()
    expect(paid.status).toBe('in_production')
    expect({ ...(await readOrder(browser, order.id)), serverTime: '' }).toEqual({ ...paid, serverTime: '' })
  })

  test('§6.12, P5.1: all are dropped: the order is paid by asking alone', async () => {
    const order = await cardOrder()
    shop.gateway.control['webhook-policy']({ policy: 'drop' })
    await order.pay()
    await shop.idle()
    expect((await order.read()).status).toBe('pending')
    shop.clock.advance(11_000)
    await pollOnce(shop.ctx)
    expect(await order.read()).toMatchObject({ status: 'in_production', paymentStatus: 'confirmed' })
    expect([await timesPaid(order.id), await kindsOf(order.id)]).toEqual([1, ['receipt']])
  })

  test('§6.17, P5.2: the gateway is down when the worker calls it: the event is kept and processed later, once', async () => {
    const order = await cardOrder()
    const ref = await latestRef(shop, order.id)
    shop.gateway.control.fault({ kind: '500', times: 4, match: `GET /v1/payment_intents/${ref}` })
    await order.pay()
    await shop.idle()
    expect((await order.read()).status).toBe('pending')
    const waiting = await shop.db
      .selectFrom('webhook_events')
      .select('last_error')
      .where('processed_at', 'is', null)
      .execute()
    expect(waiting).toEqual([{ last_error: 'gateway: unknown' }])
    shop.clock.advance(6000)
    await Promise.all([pollOnce(shop.ctx), pollOnce(shop.ctx)])
    expect(await order.read()).toMatchObject({ status: 'in_production', paymentStatus: 'confirmed' })
    expect([await timesPaid(order.id), await kindsOf(order.id)]).toEqual([1, ['receipt']])
  })

  test('O1.12: signals and staff at the same moment: each decision is made for the order as it is', async () => {
    const browser = shop.browser()
    const { order } = await placeOrder(browser)
    const { clientSecret } = await openPayment(browser, order.id, 'card')
    shop.gateway.control['webhook-policy']({ policy: 'duplicate' })
    await Promise.all([
      submitCard(shop, clientSecret),
      ...Array.from({ length: 5 }, () => openPayment(browser, order.id, 'card').catch(() => undefined)),
    ])
    shop.clock.advance(11_000)
    await Promise.all([pollOnce(shop.ctx), pollOnce(shop.ctx), shop.idle()])
    expect(await readOrder(browser, order.id)).toMatchObject({
      status: 'in_production',
      paymentStatus: 'confirmed',
    })
    expect([await timesPaid(order.id), await kindsOf(order.id)]).toEqual([1, ['receipt']])
  })
})

describe('signatures', () => {
  const payload = (text = 'Olívia ✓', more: object = {}) =>
    JSON.stringify({
      id: `evt_${text}`,
      object: 'event',
      type: 'customer.created',
      livemode: false,
      data: { object: { id: 'cus_1', name: text } },
      ...more,
    })
  const sign = (body: string, { secret = webhookSecret, ageSeconds = 0, scheme = 'v1' } = {}) => {
    const time = Math.floor(Date.now() / 1000) - ageSeconds
    return `t=${time},${scheme}=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`
  }
  const deliver = (body: string, signature: string | undefined, type = 'application/json; charset=utf-8') =>
    shop.app.inject({
      method: 'POST',
      url: '/api/webhooks/stripe',
      payload: body,
      headers: {
        'content-type': type,
        ...(signature === undefined ? {} : { 'stripe-signature': signature }),
      },
    })
  const stored = async () => (await shop.db.selectFrom('webhook_events').select('id').execute()).length

  test('§6.14, P3.1: a good one is answered and stored once, letters beyond ASCII and all', async () => {
    const before = await stored()
    const body = payload()
    for (let n = 0; n < 2; n++) {
      const response = await deliver(body, sign(body))
      expect([response.statusCode, response.json()]).toEqual([200, { received: true }])
    }
    expect(await stored()).toBe(before + 1)
  })

  const body = payload('a')
  test.each([
    ['with another secret', body, sign(body, { secret: 'whsec_other' })],
    ['with one byte changed', body.replace('cus_1', 'cus_2'), sign(body)],
    ['written again with other spaces', JSON.stringify(JSON.parse(body), null, 1), sign(body)],
    ['six minutes old', body, sign(body, { ageSeconds: 360 })],
    ['from tomorrow', body, sign(body, { ageSeconds: -86_400 })],
    ['without a signature', body, undefined],
    ['with an empty signature', body, ''],
    ['of an older scheme only', body, sign(body, { scheme: 'v0' })],
    ['with an empty body', '', sign('')],
  ])('§6.13, §6.14, P3.1: one %s is refused and nothing is stored', async (_, sent, signature) => {
    const before = await stored()
    const response = await deliver(sent, signature)
    expect(response.statusCode).toBe(400)
    expect(await stored()).toBe(before)
  })

  test.each([
    ['of live money on a test shop', { livemode: true }],
    ['of no mode', { livemode: undefined }],
    ['of a connected account', { account: 'acct_other' }],
  ])('S9: a signed event %s is refused, counted, and not stored', async (what, more) => {
    const before = await stored()
    const body = payload(`foreign ${what}`, more)
    const response = await deliver(body, sign(body))
    expect([response.statusCode, response.json().code]).toEqual([403, 'forbidden'])
    expect(await stored()).toBe(before)
    expect(shop.logs()).toContain('webhook_foreign')
  })

  const intent = (id: string) => ({ object: { id, object: 'payment_intent' } })
  test.each([
    ['id', { id: 'evt_\u0000' }],
    ['type', { type: 'customer.\u0000' }],
    ['object', { type: 'payment_intent.succeeded', data: intent('pi_\u0000') }],
  ])('S10: a signed event whose %s contains U+0000 is refused with 400', async (_, more) => {
    const before = await stored()
    const body = payload('null', more)
    const response = await deliver(body, sign(body))
    expect([response.statusCode, response.json().code]).toEqual([400, 'malformed_body'])
    expect(await stored()).toBe(before)
  })

  test.each([
    ['type', { type: undefined }],
    ['object', { data: {}, type: 'payment_intent.succeeded' }],
    ['data', { data: undefined, type: 'payment_intent.succeeded' }],
    ['type but a number', { type: 7 }],
  ])('S5: a signed body without a %s is no event, and no fault of ours', async (_, more) => {
    const body = payload('half', more)
    expect((await deliver(body, sign(body))).statusCode).toBe(400)
  })

  test('while the secret is changed, either of two signatures is good', async () => {
    const rolled = payload('rolled')
    const [, old = ''] = sign(rolled, { secret: 'whsec_old' }).split(',')
    expect((await deliver(rolled, `${sign(rolled)},${old}`)).statusCode).toBe(200)
  })

  test('another type of body, and a gateway that is not there', async () => {
    expect((await deliver(body, sign(body), 'text/plain')).statusCode).toBe(415)
    const response = await shop.app.inject({
      method: 'POST',
      url: '/api/webhooks/nobody',
      payload: body,
      headers: { 'content-type': 'application/json' },
    })
    expect(response.statusCode).toBe(404)
  })

  test('the gateway signs with a wrong secret: nothing changes until it is asked', async () => {
    const order = await cardOrder()
    shop.gateway.control['webhook-policy']({ policy: 'wrong-signature' })
    await order.pay()
    await shop.idle()
    expect((await order.read()).status).toBe('pending')
    shop.clock.advance(11_000)
    await pollOnce(shop.ctx)
    expect((await order.read()).status).toBe('in_production')
  })
})

describe('money that is not an order’s', () => {
  const inbox = (ref: string) =>
    shop.db
      .selectFrom('money_inbox')
      .select(['kind', 'amount', 'details', 'order_id'])
      .where('gateway_ref', '=', ref)
      .execute()

  test('§6.15, P3.5: a payment that we never asked for is kept as an unmatched', async () => {
    const stripe = stripeClient(shop.gateway, 'sk_test_for_tests')
    const { id } = await stripe.paymentIntents.create({
      amount: 777,
      currency: 'brl',
      allowed_payment_method_types: ['card'],
      confirm: true,
      payment_method: 'pm_card_visa',
    })
    await shop.idle()
    expect(await inbox(id)).toEqual([
      {
        kind: 'unmatched',
        amount: 777,
        details: { code: 'gateway_state', state: 'confirmed' },
        order_id: null,
      },
    ])
  })

  test.each([
    ['one cent less', { amount: 4991 }, { amount: 4991, currency: 'BRL' }],
    ['another currency', { currency: 'USD' }, { amount: 4990, currency: 'USD' }],
  ])('§6.24, P3.4: %s never confirms', async (_, change, expected) => {
    const order = await cardOrder()
    const ref = await latestRef(shop, order.id)
    await shop.db.updateTable('payments').set(change).where('order_id', '=', order.id).execute()
    await order.pay()
    await shop.idle()
    shop.clock.advance(11_000)
    await pollOnce(shop.ctx)
    const after = await order.read()
    expect(after).toMatchObject({ status: 'pending', paymentStatus: 'error' })
    expect(after.payment).toMatchObject({ state: 'error', outcome: 'error', failureCode: 'mismatched' })
    expect(await inbox(ref)).toMatchObject([
      {
        kind: 'mismatched',
        details: { code: 'amount_differs', expected, received: { amount: 4990, currency: 'BRL' } },
        order_id: order.id,
      },
    ])
  })

  test.each(['by a poller', 'as the answer to the opening'] as const)(
    'P3.4: money that does not fit, and what was read before it comes late, %s: the item and the attempt stay',
    async (late) => {
      const browser = shop.browser()
      const { order } = await placeOrder(browser)
      await openPayment(browser, order.id, 'pix')
      const ref = await latestRef(shop, order.id)
      const stripe = shop.ctx.gateways.get('stripe')
      const [payment] = (await findOrder(shop.db, order.id))?.payments ?? []
      if (!stripe || !payment) throw new Error('There is no payment')
      const before = await stripe.fetchPayment(ref)
      expect(before.state).toBe('processing')
      shop.gateway.control.pay({ paymentIntent: ref, amount: 4989 })
      await shop.idle()
      if (late === 'by a poller') await applySnapshot(shop.ctx, stripe, before, fromGateway(stripe))
      else await keepOpened(shop.ctx, attemptOf(order.id, payment), before, stripe)
      expect(await readOrder(browser, order.id)).toMatchObject({
        paymentStatus: 'error',
        payment: { state: 'error', failureCode: 'mismatched' },
      })
      expect(await inbox(ref)).toMatchObject([{ kind: 'mismatched' }])
    },
  )

  test('P3.4: a payment of another order’s attempt never confirms this one', async () => {
    const order = await cardOrder()
    const ref = await latestRef(shop, order.id)
    const stripe = stripeClient(shop.gateway, 'sk_test_for_tests')
    await stripe.paymentIntents.update(ref, {
      metadata: { attempt_id: '0197a1c0-0000-7000-8000-000000000000' },
    })
    await order.pay()
    await shop.idle()
    expect(await order.read()).toMatchObject({ status: 'pending', paymentStatus: 'error' })
    expect(await inbox(ref)).toMatchObject([{ kind: 'mismatched', details: { code: 'other_reference' } }])
  })

  test('O1.11: money for a cancelled order waits in the money inbox', async () => {
    const order = await cardOrder()
    await shop.db.updateTable('orders').set({ status: 'cancelled' }).where('id', '=', order.id).execute()
    await order.pay()
    await shop.idle()
    expect(await order.read()).toMatchObject({ status: 'cancelled', paymentStatus: 'confirmed' })
    expect(await inbox(await latestRef(shop, order.id))).toMatchObject([
      { kind: 'late', details: { code: 'order_ended', status: 'cancelled' } },
    ])
  })
})
