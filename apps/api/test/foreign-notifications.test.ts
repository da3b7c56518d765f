import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeOrder, readOrder } from './support/order.ts'
import { createShop, latestRef, mercadoPagoKeys, openPayment, type Shop } from './support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await createShop({ mercadoPago: true })
  // Only webhooks that these tests send by hand arrive.
  shop.gateway.control['webhook-policy']({ policy: 'drop' })
})
afterAll(() => shop.close())

async function openedPix() {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  await openPayment(browser, order.id, 'pix', { gateway: 'mercadopago' })
  return { ref: await latestRef(shop, order.id), read: () => readOrder(browser, order.id) }
}

/** A notification with a valid signature, whatever its body claims. */
async function notify(id: string, { about = id, ts = String(Date.now()) } = {}): Promise<number> {
  const requestId = randomUUID()
  const hash = createHmac('sha256', mercadoPagoKeys.webhookSecret).update(
    `id:${id};request-id:${requestId};ts:${ts};`,
  )
  const response = await shop
    .browser()
    .post(
      `/api/webhooks/mercadopago?data.id=${id}&type=payment`,
      { id: 1, type: 'payment', action: 'payment.updated', data: { id: about, status: 'approved' } },
      { headers: { 'x-request-id': requestId, 'x-signature': `ts=${ts},v1=${hash.digest('hex')}` } },
    )
  await shop.idle()
  return response.statusCode
}

const stored = (id: string) =>
  shop.db
    .selectFrom('webhook_events')
    .select(['gateway_ref', 'outcome'])
    .where('event_id', 'like', `${id}.%`)
    .execute()

test('§6.40: a body that names another buyer’s payment moves nothing: what was signed is fetched, and decides', async () => {
  const paid = await openedPix()
  const unpaid = await openedPix()
  shop.gateway.control['mp-approve']({ payment: paid.ref })
  expect(await notify(unpaid.ref, { about: paid.ref })).toBe(200)
  expect(await paid.read()).toMatchObject({ status: 'pending', paymentStatus: 'processing' })
  expect(await unpaid.read()).toMatchObject({ status: 'pending', paymentStatus: 'processing' })

  expect(await notify(paid.ref, { about: unpaid.ref })).toBe(200)
  expect(await paid.read()).toMatchObject({ status: 'in_production', paymentStatus: 'confirmed' })
  expect(await unpaid.read()).toMatchObject({ status: 'pending', paymentStatus: 'processing' })
})

test('§6.40: the payment of an account that is not ours is stored, answered, and pays nothing', async () => {
  expect(await notify('999000111')).toBe(200)
  expect(await stored('999000111')).toEqual([{ gateway_ref: '999000111', outcome: 'unmatched' }])
})

test.each(['Ab12Cd', 'ORDTST01KJ', '12a'])('§6.40: an id like %s is stored and not followed', async (id) => {
  expect(await notify(id)).toBe(200)
  expect(await stored(id)).toEqual([{ gateway_ref: null, outcome: 'ignored' }])
})

test.each([
  ['milliseconds', () => String(Date.now())],
  ['seconds', () => String(Math.floor(Date.now() / 1000))],
])('§6.40: a time in %s: the fetched payment decides', async (_, ts) => {
  const order = await openedPix()
  expect(await notify(order.ref, { ts: ts() })).toBe(200)
  expect((await order.read()).paymentStatus).toBe('processing')
  shop.gateway.control['mp-approve']({ payment: order.ref })
  expect(await notify(order.ref, { ts: ts() })).toBe(200)
  expect(await order.read()).toMatchObject({ status: 'in_production', paymentStatus: 'confirmed' })
})
