import { parseBrCode } from '@recadinho/contracts/br-code'
import { createHmac } from 'node:crypto'
import type { Catalog } from '@recadinho/contracts/catalog'
import type { CreatedPayment } from '@recadinho/contracts/payments'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { pollOnce } from '../src/workers.ts'
import { eventually } from './support/eventually.ts'
import { cardToken, payByMercadoPagoCard } from './support/mercadopago.ts'
import { placeOrder, readOrder, withKey } from './support/order.ts'
import {
  requestPayment,
  createShop,
  latestRef,
  mercadoPagoKeys,
  openPayment,
  submitCard,
  type Shop,
} from './support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await createShop({ mercadoPago: true })
})
afterAll(() => shop.close())
afterEach(() => {
  shop.gateway.control['clear-faults']()
  shop.gateway.control['webhook-policy']({ policy: 'deliver' })
})

const byPix = { gateway: 'mercadopago' }

const held = async (orderId: string) =>
  shop.gateway.ledger.get('mp_payment', await latestRef(shop, orderId))?.value

const inbox = (ref: string) =>
  shop.db.selectFrom('money_inbox').select(['kind', 'details']).where('gateway_ref', '=', ref).execute()

const approve = async (orderId: string) =>
  shop.gateway.control['mp-approve']({ payment: await latestRef(shop, orderId) })

async function newOrder() {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  return { browser, id: order.id, read: () => readOrder(browser, order.id) }
}
type NewOrder = Awaited<ReturnType<typeof newOrder>>

test('its ways are offered beside the others: PIX, and a card in up to three payments', async () => {
  const catalog = await shop.browser().get('/api/catalog?locale=pt&country=BR')
  const { paymentOptions } = catalog.json<Catalog>()
  const ours = paymentOptions.filter(({ gateway }) => gateway === 'mercadopago')
  expect(ours).toEqual([
    {
      gateway: 'mercadopago',
      method: 'card',
      flow: 'inline',
      form: 'token',
      publishableKey: mercadoPagoKeys.publicKey,
      wallets: false,
      expiresAfterSeconds: null,
      installments: 3,
      minimum: 50,
      sandbox: true,
    },
    {
      gateway: 'mercadopago',
      method: 'pix',
      flow: 'code',
      expiresAfterSeconds: 1800,
      installments: 1,
      sandbox: true,
    },
  ])
})

describe('PIX', () => {
  test('P2.6: the code has the order’s amount and half an hour; paid, the notification confirms', async () => {
    const { browser, id, read } = await newOrder()
    const { payment, next } = await openPayment(browser, id, 'pix', byPix)
    expect(next).toEqual({ kind: 'code', pixCode: payment.pixCode })
    expect(parseBrCode(payment.pixCode ?? '')).toMatchObject({ amount: 4990 })
    expect(Date.parse(payment.expiresAt ?? '') - Date.parse(payment.createdAt)).toBe(30 * 60_000)
    expect(await held(id)).toMatchObject({ transaction_amount: 49.9, external_reference: payment.id })
    expect(JSON.stringify(await held(id))).not.toContain('Olívia')

    await approve(id)
    await shop.idle()
    expect(await read()).toMatchObject({ status: 'in_production', paymentStatus: 'confirmed' })
  })

  test('P5.1: without any notification the reconciler finds the money', async () => {
    const { browser, id, read } = await newOrder()
    await openPayment(browser, id, 'pix', byPix)
    shop.gateway.control['webhook-policy']({ policy: 'drop' })
    await approve(id)
    shop.clock.advance(11_000)
    await pollOnce(shop.ctx)
    expect(await read()).toMatchObject({ paymentStatus: 'confirmed' })
  })

  test('P2.2: a buyer who says to have paid makes the shop ask, and only the gateway’s word counts', async () => {
    const { browser, id, read } = await newOrder()
    const { payment } = await openPayment(browser, id, 'pix', byPix)
    shop.gateway.control['webhook-policy']({ policy: 'drop' })
    expect((await openPayment(browser, id, 'pix', byPix)).payment).toEqual(payment)
    shop.gateway.control.fault({ kind: '500', match: 'GET /mercadopago', times: 2 })
    expect((await openPayment(browser, id, 'pix', byPix)).payment).toEqual(payment)
    await approve(id)
    const { payment: seen, next } = await openPayment(browser, id, 'pix', byPix)
    expect([seen.outcome, next]).toEqual(['confirmed', null])
    expect(await read()).toMatchObject({ status: 'in_production' })
  })

  test('§2: a code that the bank refuses has failed, and has not lapsed; a new one is to be had at once', async () => {
    const { browser, id, read } = await newOrder()
    await openPayment(browser, id, 'pix', byPix)
    shop.gateway.control['mp-reject']({ payment: await latestRef(shop, id) })
    await shop.idle()
    expect(await read()).toMatchObject({
      paymentStatus: 'failed',
      payment: { state: 'failed', outcome: 'failed', pixCode: null },
    })
    const { payment } = await openPayment(browser, id, 'pix', byPix)
    expect(payment).toMatchObject({ state: 'processing', pixCode: expect.any(String) })
  })

  test('a code that has ended is expired; a late payment of it still counts', async () => {
    const { browser, id, read } = await newOrder()
    await openPayment(browser, id, 'pix', byPix)
    shop.clock.advance(31 * 60_000)
    await pollOnce(shop.ctx)
    expect((await read()).payment).toMatchObject({ state: 'expired', pixCode: null })
    await approve(id)
    await shop.idle()
    expect(await read()).toMatchObject({ status: 'in_production', paymentStatus: 'confirmed' })
  })

  test('§6.19: over by the shop’s clock and not yet by the gateway’s, a code gives way to a new one', async () => {
    const { browser, id } = await newOrder()
    const { payment } = await openPayment(browser, id, 'pix', byPix)
    expect(Date.parse(payment.expiresAt ?? '') - Date.parse(payment.createdAt)).toBe(30 * 60_000)
    const first = await latestRef(shop, id)
    shop.clock.advance(30 * 60_000 + 2000)
    const next = await openPayment(browser, id, 'pix', byPix)
    expect(next.payment.id).not.toBe(payment.id)
    expect(next.next).toEqual({ kind: 'code', pixCode: next.payment.pixCode })
    expect(shop.gateway.ledger.get('mp_payment', first)?.value).toMatchObject({
      status: 'cancelled',
      status_detail: 'by_collector',
    })
  })

  test('P2.3: another gateway voids the open code first, here and there', async () => {
    const { browser, id, read } = await newOrder()
    await openPayment(browser, id, 'pix', byPix)
    const first = await latestRef(shop, id)
    const { clientSecret } = await openPayment(browser, id, 'card')
    expect(shop.gateway.ledger.get('mp_payment', first)?.value.status).toBe('cancelled')
    await submitCard(shop, clientSecret)
    await shop.idle()
    expect(await read()).toMatchObject({ paymentStatus: 'confirmed', payment: { gateway: 'stripe' } })
  })

  test.each([
    ['the buyer’s repetition', ({ browser, id }: NewOrder) => openPayment(browser, id, 'pix', byPix)],
    ['the reconciler', () => pollOnce(shop.ctx)],
  ])(
    'P1.6, P2.2: the answer to the opening is lost, and a notification names the payment: %s brings its code',
    async (_, request) => {
      const order = await newOrder()
      const { browser, id, read } = order
      shop.gateway.control['webhook-policy']({ policy: 'hold' })
      shop.gateway.control.fault({ kind: '500-after-commit', match: 'POST /mercadopago/v1/payments' })
      shop.gateway.control.fault({ kind: '409', match: 'POST /mercadopago/v1/payments' })
      expect((await requestPayment(browser, id, 'pix', undefined, byPix)).statusCode).toBe(502)
      shop.gateway.control['release-webhooks']({ order: 'as-sent' })
      await shop.idle()
      expect((await read()).payment).toMatchObject({ state: 'processing', pixCode: null })
      shop.clock.advance(11_000)
      await request(order)
      const { payment } = await read()
      expect(parseBrCode(payment?.pixCode ?? '')).toMatchObject({ amount: 4990 })
      const [there, ...others] = shop.gateway.ledger
        .list('mp_payment')
        .filter(({ value }) => value.metadata['order_id'] === id)
      expect(others).toEqual([])
      expect(payment?.expiresAt).toBe(new Date(there?.value.date_of_expiration ?? '').toISOString())
    },
  )

  test('P1.2: a notification that is quicker than the answer to the opening: the timeline tells the step once', async () => {
    const { browser, id, read } = await newOrder()
    shop.gateway.control.fault({
      kind: 'drip',
      match: 'POST /mercadopago/v1/payments',
      milliseconds: 100,
    })
    const opening = openPayment(browser, id, 'pix', byPix)
    await eventually(async () => expect((await read()).payment).toMatchObject({ state: 'processing' }))
    shop.gateway.control['clear-faults']()
    const { payment } = await opening
    expect(payment).toMatchObject({ state: 'processing', pixCode: expect.any(String) })
    const { rows } = await shop.ctx.pool.query(
      `select to_state from order_events where order_id = $1 and machine = 'payment' order by id`,
      [id],
    )
    expect(rows).toEqual([{ to_state: 'created' }, { to_state: 'processing' }])
  })

  test('P1.6: an answer that was lost after the payment was made makes no second one', async () => {
    const { browser, id } = await newOrder()
    shop.gateway.control.fault({
      kind: 'close-after-commit',
      match: 'POST /mercadopago/v1/payments',
      times: 1,
    })
    const { payment } = await openPayment(browser, id, 'pix', byPix)
    const all = shop.gateway.ledger.list('mp_payment')
    expect(all.filter(({ value }) => value.external_reference === payment.id)).toHaveLength(1)
  })
})

describe('a card', () => {
  test('approved at once, in three payments, it is confirmed in the answer', async () => {
    const { browser, id, read } = await newOrder()
    const response = await payByMercadoPagoCard(shop, browser, id, 'APRO', { installments: 3 })
    const { payment, next } = response.json<CreatedPayment>()
    expect([response.statusCode, payment.outcome, next]).toEqual([201, 'confirmed', null])
    expect(await held(id)).toMatchObject({ installments: 3, transaction_amount: 49.9 })
    await shop.idle()
    expect(await read()).toMatchObject({ status: 'in_production', paymentStatus: 'confirmed' })
  })

  test.each([
    ['OTHE', 'cc_rejected_other_reason'],
    ['FUND', 'cc_rejected_insufficient_amount'],
    ['CALL', 'cc_rejected_call_for_authorize'],
    ['SECU', 'cc_rejected_bad_filled_security_code'],
    ['EXPI', 'cc_rejected_bad_filled_date'],
    ['FORM', 'cc_rejected_bad_filled_other'],
  ])('%s: refused with the gateway’s word, and another card pays', async (holder, code) => {
    const { browser, id, read } = await newOrder()
    const { payment } = (await payByMercadoPagoCard(shop, browser, id, holder)).json<CreatedPayment>()
    expect(payment).toMatchObject({ outcome: 'failed', failureCode: code })
    const again = (await payByMercadoPagoCard(shop, browser, id, 'APRO')).json<CreatedPayment>()
    expect(again.payment.outcome).toBe('confirmed')
    await shop.idle()
    expect(await read()).toMatchObject({ paymentStatus: 'confirmed' })
  })

  test.each([
    ['mp-approve', 'confirmed', 'in_production'],
    ['mp-reject', 'failed', 'pending'],
  ] as const)('CONT: under review it is processing, until %s', async (end, outcome, status) => {
    const { browser, id, read } = await newOrder()
    const { payment } = (await payByMercadoPagoCard(shop, browser, id, 'CONT')).json<CreatedPayment>()
    expect(payment.outcome).toBe('processing')
    shop.gateway.control[end]({ payment: await latestRef(shop, id) })
    await shop.idle()
    expect(await read()).toMatchObject({ status, payment: { outcome } })
  })

  test('an answer that never came is asked for by our reference, never paid again', async () => {
    const { browser, id, read } = await newOrder()
    shop.gateway.control.fault({ kind: '500-after-commit', match: 'POST /mercadopago/v1/payments', times: 1 })
    shop.gateway.control.fault({ kind: '409', match: 'POST /mercadopago/v1/payments', times: 1 })
    shop.gateway.control['webhook-policy']({ policy: 'drop' })
    const response = await payByMercadoPagoCard(shop, browser, id, 'APRO')
    expect(response.statusCode).toBe(502)
    expect(await read()).toMatchObject({ paymentStatus: 'error' })
    shop.clock.advance(11_000)
    await pollOnce(shop.ctx)
    expect(await read()).toMatchObject({ status: 'in_production', paymentStatus: 'confirmed' })
    expect(
      shop.gateway.ledger.list('mp_payment').filter(({ value }) => value.metadata['order_id'] === id),
    ).toHaveLength(1)
  })

  test.each([
    ['more installments than are offered', { installments: 4 }],
    ['a token for a way that takes none', { gateway: 'stripe' }],
  ])('P2.11: %s is refused before any gateway is called', async (_, change) => {
    const { browser, id } = await newOrder()
    const { gateway = 'mercadopago', ...card } = change as { gateway?: string } // one of the two shapes
    const token = await cardToken(shop, 'APRO') // the gateway would charge it in any number of installments
    const response = await browser.post(
      `/api/orders/${id}/payments`,
      { gateway, method: 'card', card: { token, brand: 'visa', installments: 1, ...card } },
      withKey(),
    )
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([
      409,
      'payment_method_unavailable',
    ])
    expect(
      shop.gateway.ledger.list('mp_payment').some(({ value }) => value.metadata['order_id'] === id),
    ).toBe(false)
  })
})

describe('notifications', () => {
  test.each(['duplicate', 'reverse', 'wrong-signature'] as const)(
    '%s: the money counts once',
    async (policy) => {
      const { browser, id, read } = await newOrder()
      shop.gateway.control['webhook-policy']({ policy })
      await openPayment(browser, id, 'pix', byPix)
      await approve(id)
      shop.gateway.control['release-webhooks']({ order: 'newest-first' })
      await shop.idle()
      const forged = policy === 'wrong-signature'
      expect(await read()).toMatchObject({ paymentStatus: forged ? 'processing' : 'confirmed' })
      const { rows } = await shop.ctx.pool.query<{ count: number }>(
        `select count(*)::int as count from order_events where order_id = $1 and to_state = 'in_production'`,
        [id],
      )
      expect(rows[0]?.count).toBe(forged ? 0 : 1)
    },
  )

  type Signature = { stamp?: (now: number) => string; requestId?: string; secret?: string }

  const notify = (
    ref: string,
    { stamp = String, requestId = 'r-1', secret = mercadoPagoKeys.webhookSecret }: Signature = {},
  ) => {
    const ts = stamp(shop.clock.now().getTime())
    const hash = createHmac('sha256', secret).update(`id:${ref};request-id:${requestId};ts:${ts};`)
    return shop
      .browser()
      .post(
        `/api/webhooks/mercadopago?data.id=${ref}&type=payment`,
        { id: 1, type: 'payment', action: 'payment.updated', data: { id: ref } },
        { headers: { 'x-request-id': requestId, 'x-signature': `ts=${ts},v1=${hash.digest('hex')}` } },
      )
  }
  const seconds = (ahead: number) => (now: number) => String(Math.floor(now / 1000) + ahead)

  test.each([
    ['milliseconds', {}, 200],
    ['seconds', { stamp: seconds(0) }, 200],
    ['too old', { stamp: seconds(-400) }, 400],
    ['far ahead', { stamp: seconds(4000) }, 400],
    ['no time', { stamp: () => '' }, 400],
    ['another secret', { secret: 'another' }, 400],
  ])('§6.13, §6.40, P3.1: a signature with %s', async (name, change, status) => {
    const response = await notify('42', { ...change, requestId: `r-${name.length}-${status}` })
    expect(response.statusCode).toBe(status)
  })

  test('P3.1: replayed, it is stored once; without its headers it is refused', async () => {
    const same = { stamp: seconds(0), requestId: 'r-replayed' }
    expect((await notify('43', same)).statusCode).toBe(200)
    expect((await notify('43', same)).statusCode).toBe(200)
    await shop.idle()
    const stored = await shop.db
      .selectFrom('webhook_events')
      .select('id')
      .where('event_id', '=', '43.r-replayed')
      .execute()
    expect(stored).toHaveLength(1)
    const bare = await shop.browser().post('/api/webhooks/mercadopago?data.id=43', { type: 'payment' })
    expect(bare.statusCode).toBe(400)
  })
})

test.each([
  ['one cent less', { amount: 4991 }, { amount: 4991, currency: 'BRL' }],
  ['another currency', { currency: 'USD' }, { amount: 4990, currency: 'USD' }],
])('§6.24, P3.4: %s never confirms', async (_, change, expected) => {
  const details = { code: 'amount_differs', expected, received: { amount: 4990, currency: 'BRL' } }
  const { browser, id, read } = await newOrder()
  await openPayment(browser, id, 'pix', byPix)
  // Waits, so that no work in progress has read the attempt before the change.
  await shop.idle()
  await shop.db.updateTable('payments').set(change).where('order_id', '=', id).execute()
  await approve(id)
  await shop.idle()
  expect(await read()).toMatchObject({ status: 'pending', paymentStatus: 'error' })
  expect(await inbox(await latestRef(shop, id))).toEqual([{ kind: 'mismatched', details }])
})

test('no token, and no access token, is in the database or the logs', async () => {
  const { browser, id } = await newOrder()
  const token = await cardToken(shop, 'APRO')
  const card = { token, brand: 'visa', installments: 1 }
  await browser.post(
    `/api/orders/${id}/payments`,
    { gateway: 'mercadopago', method: 'card', card },
    withKey(),
  )
  await shop.idle()
  const { rows } = await shop.ctx.pool.query<{ text: string }>(
    `select coalesce(string_agg(p::text, ''), '') || coalesce((select string_agg(e::text, '') from order_events e), '') as text from payments p`,
  )
  expect(rows[0]?.text).not.toContain(token)
  expect(shop.logs()).not.toContain(token)
  expect(shop.logs()).not.toContain(mercadoPagoKeys.accessToken)
})
