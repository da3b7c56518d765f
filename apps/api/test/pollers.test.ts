import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { placeOrder, readOrder } from './support/order.ts'
import { createShop, latestRef, openPayment, type Shop } from './support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await createShop({ jobs: true })
})
afterAll(() => shop.close())
afterEach(async () => {
  await shop.workers.stop()
  vi.useRealTimers()
})

test('§6.12, P5.1: a waiting buyer’s payment is found ten seconds after it was begun, with every webhook lost', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  shop.workers.start()
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  await openPayment(browser, order.id, 'pix')
  await shop.idle()
  shop.gateway.control['webhook-policy']({ policy: 'drop' })
  shop.gateway.control.pay({ paymentIntent: await latestRef(shop, order.id) })
  // Due after eight seconds and found within two more; fewer ticks than a whole round takes.
  shop.clock.advance(8000)
  for (let tick = 0; tick < 4; tick += 1) {
    vi.advanceTimersByTime(2000)
    await readOrder(browser, order.id)
  }
  // Waits for work in progress.
  await shop.workers.stop()
  expect((await readOrder(browser, order.id)).status).toBe('in_production')
})
