import type { CreatedPayment } from '@recadinho/contracts/payments'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { pollOnce } from '../src/workers.ts'
import { origin, type Browser } from './support/app.ts'
import { placeOrder, readOrder } from './support/order.ts'
import { requestPayment, createShop, latestRef, type Shop } from './support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await createShop()
})
afterAll(() => shop.close())
afterEach(() => {
  shop.gateway.control['clear-faults']()
  shop.gateway.control['webhook-policy']({ policy: 'deliver' })
})

const byPage = { gateway: 'stripe', flow: 'redirect' }

async function openPage(browser: Browser, orderId: string, key?: string) {
  const response = await requestPayment(browser, orderId, 'card', key, byPage)
  expect([response.statusCode, response.body]).toEqual([201, expect.any(String)])
  const { payment, next } = response.json<CreatedPayment>()
  if (next?.kind !== 'redirect') throw new Error(`Not a page: ${response.body}`)
  return { payment, url: next.url, key }
}

/** The form that the buyer submits on the gateway's page. */
const payOnPage = (url: string, number = '4242424242424242') =>
  fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      method: 'card',
      email: 'ana@example.com',
      name: 'Ana Souza',
      number,
      expiry: '12/34',
      cvc: '123',
    }),
  })

const session = async (orderId: string) =>
  shop.gateway.ledger.get('checkout_session', await latestRef(shop, orderId))

test('an order is paid on the gateway’s own page: the session’s webhook confirms it, its intent’s change nothing', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser, { guardianName: 'Ana Souza' })
  const { payment, url } = await openPage(browser, order.id)
  expect(payment).toMatchObject({
    gateway: 'stripe',
    method: 'card',
    flow: 'redirect',
    state: 'created',
    outcome: 'processing',
    payUrl: url,
  })
  const opened = await session(order.id)
  expect(opened).toMatchObject({
    amount_total: 4990,
    currency: 'brl',
    locale: 'pt-BR',
    payment_method_types: ['card'],
    success_url: `${origin}/checkout/stripe?order=${order.id}&back=done&lang=pt`,
    cancel_url: `${origin}/checkout/stripe?order=${order.id}&back=cancelled&lang=pt`,
  })
  // Nothing about the child reaches the gateway.
  expect(JSON.stringify(opened)).not.toContain('Olívia')

  const answer = await payOnPage(url)
  expect(answer.status).toBe(303)
  await shop.idle()
  const paid = await readOrder(browser, order.id)
  expect(paid).toMatchObject({ status: 'in_production', paymentStatus: 'confirmed' })
  expect(paid.payment).toMatchObject({ id: payment.id, state: 'confirmed', payUrl: null })
  const { rows } = await shop.ctx.pool.query(
    `select kind from money_inbox where order_id = $1 or kind = 'unmatched'`,
    [order.id],
  )
  expect(rows).toEqual([])
})

test('P2.2: back from the page without paying, the same page is there again; a decline leaves it open', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  const first = await openPage(browser, order.id)
  await payOnPage(first.url, '4000000000000002')
  await shop.idle()
  expect((await readOrder(browser, order.id)).payment).toMatchObject({ state: 'created', payUrl: first.url })
  const again = await openPage(browser, order.id)
  expect([again.payment.id, again.url]).toEqual([first.payment.id, first.url])
  await payOnPage(again.url)
  await shop.idle()
  expect(await readOrder(browser, order.id)).toMatchObject({ status: 'in_production' })
})

test('P2.3: paying another way closes the page first, and the page closes the other way', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  const page = await openPage(browser, order.id)
  const pix = await requestPayment(browser, order.id, 'pix')
  expect(pix.json<CreatedPayment>().next).toMatchObject({ kind: 'code' })
  expect((await payOnPage(page.url)).status).toBe(410)
  const back = await openPage(browser, order.id)
  expect(back.payment.id).not.toBe(page.payment.id)
  await payOnPage(back.url)
  await shop.idle()
  const { rows } = await shop.ctx.pool.query(
    `select flow, state from payments where order_id = $1 order by id`,
    [order.id],
  )
  expect(rows).toEqual([
    // Whichever came first: our own voiding, or the gateway's report that the page is closed.
    { flow: 'redirect', state: expect.stringMatching(/cancelled|expired/) },
    { flow: 'code', state: 'cancelled' },
    { flow: 'redirect', state: 'confirmed' },
  ])
})

test('P2.3: a page that was paid while the buyer asked for another way counts: the order is paid, nothing else opens', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  const page = await openPage(browser, order.id)
  shop.gateway.control['webhook-policy']({ policy: 'drop' })
  await payOnPage(page.url)
  const other = await requestPayment(browser, order.id, 'card')
  expect([other.statusCode, other.json().code]).toEqual([409, 'order_not_payable'])
  expect(await readOrder(browser, order.id)).toMatchObject({
    status: 'in_production',
    paymentStatus: 'confirmed',
  })
})

test('P5.1: without any webhook the reconciler, and the buyer’s own coming back, find the money', async () => {
  const browser = shop.browser()
  shop.gateway.control['webhook-policy']({ policy: 'drop' })
  const [swept, second] = [await placeOrder(browser), await placeOrder(browser)]
  await payOnPage((await openPage(browser, swept.order.id)).url)
  const mine = await openPage(browser, second.order.id, crypto.randomUUID())
  await payOnPage(mine.url)
  expect((await readOrder(browser, swept.order.id)).status).toBe('pending')
  const back = await requestPayment(browser, second.order.id, 'card', mine.key, byPage)
  expect(back.json<CreatedPayment>()).toMatchObject({ payment: { state: 'confirmed' }, next: null })
  shop.clock.advance(11_000)
  await pollOnce(shop.ctx)
  expect((await readOrder(browser, swept.order.id)).status).toBe('in_production')
})

test('P1: a page whose hour is over is expired, and a new one opens on the same order', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  const first = await openPage(browser, order.id)
  shop.clock.advance(61 * 60_000)
  shop.gateway.control['advance-clock']({ seconds: 0 })
  const second = await openPage(browser, order.id)
  expect(second.url).not.toBe(first.url)
  const { rows } = await shop.ctx.pool.query(`select state from payments where order_id = $1 order by id`, [
    order.id,
  ])
  expect(rows.map(({ state }) => state)).toEqual([expect.stringMatching(/expired|cancelled/), 'created'])
})

test('P1.4, P1.6: a page whose opening was never answered is found again, and there is one', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  shop.gateway.control.fault({ kind: '500-after-commit', times: 1, match: 'POST /v1/checkout/sessions' })
  const lost = await requestPayment(browser, order.id, 'card', undefined, byPage)
  expect([lost.statusCode, lost.json().code]).toEqual([502, 'gateway_unavailable'])
  expect((await readOrder(browser, order.id)).paymentStatus).toBe('error')
  shop.clock.advance(70_000)
  await pollOnce(shop.ctx)
  const found = await openPage(browser, order.id)
  await payOnPage(found.url)
  await shop.idle()
  expect(await readOrder(browser, order.id)).toMatchObject({ status: 'in_production' })
  const pages = shop.gateway.ledger
    .list('checkout_session')
    .filter(({ client_reference_id: of }) => of === order.id)
  expect(pages).toHaveLength(1)
})
