import { afterAll, beforeAll, expect, test } from 'vitest'
import { createShop, openPayment, placeOrder, readOrder, submitCard, type Shop } from './support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await createShop()
})
afterAll(() => shop.close())

test('a parent orders, pays by card, and the order goes into production with its due time', async () => {
  const browser = shop.browser()
  const { order, accessToken } = await placeOrder(browser)
  expect(order).toMatchObject({
    status: 'pending',
    paymentStatus: 'unpaid',
    stage: null,
    payment: null,
    childName: 'Olívia',
    amounts: { price: { amount: 4990, currency: 'BRL' }, discount: { amount: 0 }, total: { amount: 4990 } },
  })
  expect(order.number).toMatch(/^R-[2-9A-HJKMNP-TV-Z]{6}$/)
  expect(accessToken).toMatch(/^[A-Za-z0-9_-]{22}$/)

  const { payment, clientSecret } = await openPayment(browser, order.id, 'card')
  expect(payment).toMatchObject({ state: 'created', outcome: 'processing', method: 'card', pixCode: null })
  expect(clientSecret).toMatch(/^pi_.+_secret_.+/)

  await submitCard(shop, clientSecret)
  await shop.settled()
  const paid = await readOrder(browser, order.id)
  expect(paid).toMatchObject({
    status: 'in_production',
    stage: 'queued',
    paymentStatus: 'confirmed',
    expiresAt: null,
  })
  expect(paid.payment).toMatchObject({ id: payment.id, state: 'confirmed', outcome: 'confirmed' })
  expect(Date.parse(paid.dueAt ?? '') - shop.clock.now().getTime()).toBeCloseTo(24 * 3_600_000, -5)
})
