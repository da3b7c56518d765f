import { afterAll, beforeAll, expect, test } from 'vitest'
import { decrypt } from '../src/modules/payments/encrypt.ts'
import { dump } from './support/dump.ts'
import { placeOrder } from './support/order.ts'
import {
  requestPayment,
  createShop,
  latestRef,
  openPayment,
  paidOrder,
  submitCard,
  webhookSecret,
  type Shop,
} from './support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await createShop({ jobs: true })
})
afterAll(() => shop.close())

test('§6.41: after whole orders, refunds and disputes, neither logs nor database hold a secret, and logs and timeline nothing of the child', async () => {
  const paid = await paidOrder(shop, shop.browser(), {
    childName: 'Zenóbia',
    whatsappNumber: '5521912345678',
  })
  const ref = await latestRef(shop, paid.id)
  shop.gateway.control.refund({ paymentIntent: ref, amount: 100 })
  shop.gateway.control.dispute({ paymentIntent: ref })
  await shop.idle()
  const browser = shop.browser()
  const { order, accessToken } = await placeOrder(browser, { childName: 'Zenóbia' })
  const { clientSecret } = await openPayment(browser, order.id, 'card')
  await submitCard(shop, clientSecret, 'pm_card_chargeDeclined')
  await shop.idle()
  await requestPayment(browser, order.id, 'pix')
  await browser.get(`/api/orders/${order.id}?token=${accessToken}`)

  const stored = await dump(shop)
  const logged = shop.logs()
  expect(stored).toContain('Zenóbia')
  for (const text of [stored, logged]) {
    for (const secret of ['sk_test_for_tests', webhookSecret, '4242424242424242', '_secret_'])
      expect(text).not.toContain(secret)
  }
  expect(stored).not.toContain(accessToken)
  for (const secret of [accessToken, 'Zenóbia', '5521912345678', 'ana@example.com'])
    expect(logged).not.toContain(secret)
  // The gateway's event is still stored, readable with the key.
  const { raw } = await shop.db
    .selectFrom('webhook_events')
    .select('raw')
    .where('raw', 'is not', null)
    .$narrowType<{ raw: Buffer }>()
    .executeTakeFirstOrThrow()
  expect(JSON.parse(decrypt(shop.ctx.config.linkSecret, raw).toString())).toMatchObject({ object: 'event' })
  expect(() => decrypt('another key', raw)).toThrow(/authenticate/)
  const timeline = JSON.stringify(await shop.db.selectFrom('order_events').selectAll().execute())
  for (const personal of ['Zenóbia', '5521912345678', 'Ana Souza']) expect(timeline).not.toContain(personal)
})
