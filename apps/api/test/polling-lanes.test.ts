import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from './support/eventually.ts'
import { placeOrder, readOrder } from './support/order.ts'
import { requestPayment, createShop, latestRef, openPayment, type Shop } from './support/shop.ts'

let shop: Shop
beforeAll(async () => {
  // A hanging call outlives the test, so that work waiting for it would never be seen.
  shop = await createShop({ mercadoPago: true, env: { GATEWAY_TIMEOUT_MS: '60000', JOBS: 'inline' } })
})
afterAll(() => shop.close())

test('A7, P5.7: a gateway that hangs holds up neither the other’s payments nor what expires', async () => {
  const { control } = shop.gateway
  control['webhook-policy']({ policy: 'drop' })
  const [atStripe, atMercadoPago, unpaid] = [shop.browser(), shop.browser(), shop.browser()]
  const { order: overdue } = await placeOrder(unpaid)
  const { order: held } = await placeOrder(atStripe)
  await openPayment(atStripe, held.id, 'pix')
  const { order: other } = await placeOrder(atMercadoPago)
  await requestPayment(atMercadoPago, other.id, 'pix', undefined, { gateway: 'mercadopago' })
  control.pay({ paymentIntent: await latestRef(shop, held.id) })
  control['mp-approve']({ payment: await latestRef(shop, other.id) })
  await shop.db
    .updateTable('orders')
    .set({ expires_at: shop.clock.now() })
    .where('id', '=', overdue.id)
    .execute()

  control.fault({ kind: 'hold', times: 1000, match: '/v1/payment_intents' })
  shop.clock.advance(9000)
  shop.workers.start()
  await eventually(async () => {
    expect((await readOrder(atMercadoPago, other.id)).status).toBe('in_production')
    expect((await readOrder(unpaid, overdue.id)).status).toBe('expired')
  })
  expect((await readOrder(atStripe, held.id)).status).toBe('pending')

  control['clear-faults']()
  await eventually(async () => expect((await readOrder(atStripe, held.id)).status).toBe('in_production'))
})
