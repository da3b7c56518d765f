import { parseBrCode } from '@recadinho/contracts/br-code'
import { createHmac, randomBytes } from 'node:crypto'
import type { Catalog } from '@recadinho/contracts/catalog'
import type { OrderMoney } from '@recadinho/contracts/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pollOnce } from '../src/workers.ts'
import { placeOrder, readOrder } from './support/order.ts'
import { createShop, latestRef, openPayment, submitCard, type Shop } from './support/shop.ts'
import { signedIn } from './support/staff.ts'

const secret = 'what the bank and the shop share'
const env = {
  PIX_KEY: 'loja@example.com',
  PIX_MERCHANT_NAME: 'Recadinho',
  PIX_MERCHANT_CITY: 'São Paulo',
  PIX_WEBHOOK_SECRET: secret,
}

let shop: Shop
beforeAll(async () => {
  shop = await createShop({ env })
})
afterAll(() => shop.close())

const byKey = { gateway: 'pix_key' }
const transfer = () => `E${randomBytes(16).toString('hex').slice(0, 31)}`

interface Notice {
  endToEndId?: string
  txid: string
  amount?: string
  /** How far its time is ahead of the shop's. */
  aheadMs?: number
  key?: string
}

/** A notice from the bank. */
async function credit({
  txid,
  endToEndId = transfer(),
  amount = '49.90',
  aheadMs = 0,
  key = secret,
}: Notice) {
  const body = JSON.stringify({ endToEndId, txid, amount, currency: 'BRL' })
  const t = Math.floor((shop.clock.now().getTime() + aheadMs) / 1000)
  const v1 = createHmac('sha256', key).update(`${t}.${body}`).digest('hex')
  const response = await shop.app.inject({
    method: 'POST',
    url: '/api/webhooks/pix_key',
    payload: body,
    headers: { 'content-type': 'application/json', 'x-pix-signature': `t=${t},v1=${v1}` },
  })
  await shop.idle()
  return response.statusCode
}

async function awaited() {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  const { payment } = await openPayment(browser, order.id, 'pix', byKey)
  return {
    browser,
    order,
    payment,
    txid: await latestRef(shop, order.id),
    read: () => readOrder(browser, order.id),
  }
}

const inbox = (ref: string) =>
  shop.db.selectFrom('money_inbox').select(['kind', 'amount']).where('gateway_ref', '=', ref).execute()

test('P2.12: the code is the shop’s own, with the order’s number in its reference and half an hour to live', async () => {
  const { order, payment, txid } = await awaited()
  expect(parseBrCode(payment.pixCode ?? '')).toEqual({ amount: 4990, merchant: 'Recadinho', txid })
  expect(txid).toMatch(/^[A-Z0-9]{1,25}$/)
  expect(txid.startsWith(order.number.replace('-', ''))).toBe(true)
  expect(Date.parse(payment.expiresAt ?? '') - Date.parse(payment.createdAt)).toBe(30 * 60_000)
  const catalog = await shop.browser().get('/api/catalog?locale=pt&country=BR')
  expect(catalog.json<Catalog>().paymentOptions).toContainEqual({
    gateway: 'pix_key',
    method: 'pix',
    flow: 'code',
    expiresAfterSeconds: 1800,
    installments: 1,
    sandbox: true,
  })
})

test('P3.11: the bank’s signed word confirms, once, however often it comes', async () => {
  const { txid, read } = await awaited()
  const endToEndId = transfer()
  for (const _ of [1, 2, 3]) expect(await credit({ txid, endToEndId })).toBe(200)
  expect(await read()).toMatchObject({ status: 'in_production', paymentStatus: 'confirmed' })
  expect(await inbox(txid)).toEqual([])
})

test('P6.4: the owner is shown which transfer paid which code', async () => {
  const { txid, order } = await awaited()
  const endToEndId = transfer()
  await credit({ txid, endToEndId })
  const staff = await signedIn(shop)
  const money = (await staff.get(`/api/admin/orders/${order.id}/money`)).json<OrderMoney>()
  const event = money.payments[0]?.events[0]
  const { body } = (await staff.get(`/api/admin/gateway-events/${event?.id}`)).json<{ body: string }>()
  expect(JSON.parse(body)).toEqual({ endToEndId, txid, amount: '49.90', currency: 'BRL' })
})

test('P3.11: a code that is paid twice is not kept silently', async () => {
  const { txid, read } = await awaited()
  await credit({ txid })
  const second = transfer()
  await credit({ txid, endToEndId: second })
  expect(await read()).toMatchObject({ paymentStatus: 'confirmed' })
  expect(await inbox(second)).toEqual([{ kind: 'unmatched', amount: 4990 }])
})

test.each(['49.89', '49.91'])('P3.4: %s instead of 49.90 never confirms', async (amount) => {
  const { txid, read } = await awaited()
  await credit({ txid, amount })
  expect(await read()).toMatchObject({ status: 'pending', paymentStatus: 'error' })
  expect(await inbox(txid)).toMatchObject([{ kind: 'mismatched' }])
})

test.each([
  ['another secret', { key: 'another' }],
  ['a time long past', { aheadMs: -400_000 }],
  ['a time far ahead', { aheadMs: 400_000 }],
  ['a name that no transfer has', { endToEndId: 'E1' }],
  ['an amount that is none', { amount: '49.9' }],
  ['nothing', { amount: '0.00' }],
])('P3.1: %s is refused and nothing is stored', async (_, change) => {
  const { txid, read } = await awaited()
  expect(await credit({ txid, ...change })).toBe(400)
  expect(await read()).toMatchObject({ paymentStatus: 'processing' })
  expect(await shop.db.selectFrom('pix_credits').select('ref').where('txid', '=', txid).execute()).toEqual([])
})

test('P1.3: money for a code that has ended counts', async () => {
  const { txid, read } = await awaited()
  shop.clock.advance(31 * 60_000)
  await pollOnce(shop.ctx)
  expect((await read()).payment).toMatchObject({ state: 'expired', pixCode: null })
  await credit({ txid })
  expect(await read()).toMatchObject({ status: 'in_production', paymentStatus: 'confirmed' })
})

test('P2.3: a card instead voids the code; paid by both, the second is flagged', async () => {
  const { browser, order, txid, read } = await awaited()
  const { clientSecret } = await openPayment(browser, order.id, 'card')
  await submitCard(shop, clientSecret)
  await shop.idle()
  await credit({ txid })
  expect(await read()).toMatchObject({ status: 'in_production', paymentStatus: 'overpaid' })
  expect(await inbox(txid)).toMatchObject([{ kind: 'duplicate' }])
})

test('P2.3: a code that was paid before it is voided stays paid', async () => {
  const { txid } = await awaited()
  const gateway = shop.ctx.gateways.get('pix_key')
  await gateway?.keepCredit?.({ endToEndId: transfer(), txid, amount: 4990 })
  expect(await gateway?.cancelPayment(txid)).toMatchObject({ state: 'confirmed', amount: 4990 })
})

test('P2.2: asking again, however often, shows the same code and confirms nothing', async () => {
  const { browser, order, payment, read } = await awaited()
  for (const _ of [1, 2]) {
    const again = await openPayment(browser, order.id, 'pix', byKey)
    expect(again.payment.pixCode).toBe(payment.pixCode)
  }
  expect(await read()).toMatchObject({ paymentStatus: 'processing' })
})

test('a credit without an order is an unmatched payment', async () => {
  await credit({ txid: 'NOBODY0001', amount: '7.77' })
  expect(await inbox('NOBODY0001')).toEqual([{ kind: 'unmatched', amount: 777 }])
})
