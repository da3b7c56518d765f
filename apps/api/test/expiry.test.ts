import type { Catalog } from '@recadinho/contracts/catalog'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expireOrders } from '../src/modules/payments/expire.ts'
import { pollOnce } from '../src/workers.ts'
import { placeOrder, readOrder, withKey } from './support/order.ts'
import { requestPayment, createShop, latestRef, openPayment, submitCard, type Shop } from './support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await createShop()
})
afterAll(() => shop.close())

const hour = 3_600_000
const used = async (code: string) =>
  (await shop.db.selectFrom('promo_codes').select('used').where('code', '=', code).executeTakeFirstOrThrow())
    .used

async function lapse() {
  await shop.workers.idle()
  shop.clock.advance(24 * hour + 1000)
  await pollOnce(shop.ctx)
  await shop.idle()
}

test('O1.3, O4.2: an unpaid order expires after a day and releases its use of the code', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser, { promoCode: 'WELCOME20' })
  expect(await used('WELCOME20')).toBe(1)
  shop.clock.advance(23 * hour)
  await pollOnce(shop.ctx)
  expect((await readOrder(browser, order.id)).status).toBe('pending')
  await lapse()
  expect(await readOrder(browser, order.id)).toMatchObject({ status: 'expired', expiresAt: null })
  expect(await used('WELCOME20')).toBe(0)
})

test('O1.3: an open card form is voided first', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  const { clientSecret } = await openPayment(browser, order.id, 'card')
  await lapse()
  expect(await readOrder(browser, order.id)).toMatchObject({
    status: 'expired',
    payment: { state: 'cancelled' },
  })
  await expect(submitCard(shop, clientSecret)).rejects.toThrow(/canceled/)
})

test('A5, O1.3: a declined card’s form is voided, too, and takes no money of an expired order', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  const { clientSecret } = await openPayment(browser, order.id, 'card')
  await submitCard(shop, clientSecret, 'pm_card_chargeDeclined')
  await shop.idle()
  await lapse()
  expect(await readOrder(browser, order.id)).toMatchObject({
    status: 'expired',
    payment: { state: 'failed' },
  })
  await expect(submitCard(shop, clientSecret)).rejects.toThrow(/canceled/)
  // It takes no other card, so it is not polled any more.
  const polls = shop.db.selectFrom('payments').select('next_poll_at').where('order_id', '=', order.id)
  expect(await polls.execute()).toEqual([{ next_poll_at: null }])
})

test('O1.3: an order whose expiry was put off since it was found does not expire', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  const now = shop.clock.now()
  const times = [new Date(now.getTime() + 25 * hour)]
  await expireOrders({ ...shop.ctx, clock: { now: () => times.shift() ?? now } }, null)
  expect((await readOrder(browser, order.id)).status).toBe('pending')
})

test('O1.3: an order whose payment began since it was found does not expire', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  await openPayment(browser, order.id, 'card')
  await shop.idle()
  const { db } = shop
  await db
    .updateTable('payments')
    .set({ state: 'failed', next_poll_at: null })
    .where('order_id', '=', order.id)
    .execute()
  await db.updateTable('orders').set({ expires_at: shop.clock.now() }).where('id', '=', order.id).execute()
  // Once the order was found.
  let found = false
  const meanwhile = db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (!found && result.rows.some(({ id }) => id === order.id)) {
        found = true
        await db
          .updateTable('payments')
          .set({ state: 'processing' })
          .where('order_id', '=', order.id)
          .execute()
      }
      return result
    },
  })
  await expireOrders({ ...shop.ctx, db: meanwhile }, null)
  expect([found, (await readOrder(browser, order.id)).status]).toEqual([true, 'pending'])
})

test('O1.3: a card whose webhook was lost is paid, not expired', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  const { clientSecret } = await openPayment(browser, order.id, 'card')
  shop.gateway.control['webhook-policy']({ policy: 'drop' })
  await submitCard(shop, clientSecret)
  shop.gateway.control['webhook-policy']({ policy: 'deliver' })
  await lapse()
  expect(await readOrder(browser, order.id)).toMatchObject({
    status: 'in_production',
    paymentStatus: 'confirmed',
  })
})

test('O3.4: an order outlives its last code and ten minutes of grace', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  shop.clock.advance(24 * hour - 60_000)
  await openPayment(browser, order.id, 'pix')
  shop.clock.advance(35 * 60_000)
  await pollOnce(shop.ctx)
  expect(await readOrder(browser, order.id)).toMatchObject({
    status: 'pending',
    payment: { state: 'expired' },
  })
  shop.clock.advance(6 * 60_000)
  await pollOnce(shop.ctx)
  expect((await readOrder(browser, order.id)).status).toBe('expired')
})

test('O3.4: an order lives no shorter because a form of it is opened', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  await openPayment(browser, order.id, 'card')
  expect((await readOrder(browser, order.id)).expiresAt).toBe(order.expiresAt)
})

test('§6.20, O1.5: late money for an expired order makes it go into production', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser, { promoCode: 'WELCOME20' })
  await openPayment(browser, order.id, 'pix')
  const ref = await latestRef(shop, order.id)
  await lapse()
  await lapse()
  expect((await readOrder(browser, order.id)).status).toBe('expired')
  expect(await used('WELCOME20')).toBe(0)
  shop.gateway.control['pay-late']({ paymentIntent: ref })
  await shop.idle()
  expect(await readOrder(browser, order.id)).toMatchObject({
    status: 'in_production',
    paymentStatus: 'confirmed',
    amounts: { total: { amount: 3992 } },
  })
  expect(await used('WELCOME20')).toBe(1)
})

test('O1.4: an expired order is payable again at the same price', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  await lapse()
  const { clientSecret } = await openPayment(browser, order.id, 'card')
  expect((await readOrder(browser, order.id)).status).toBe('pending')
  await submitCard(shop, clientSecret)
  await shop.idle()
  expect(await readOrder(browser, order.id)).toMatchObject({
    status: 'in_production',
    paymentStatus: 'confirmed',
  })
})

test('O1.4: at another price only once the buyer has seen it', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  await lapse()
  const price = { package_id: 'one-character', currency: 'BRL' } as const
  await shop.db
    .updateTable('package_prices')
    .set({ amount: 5990 })
    .where('package_id', '=', price.package_id)
    .where('currency', '=', price.currency)
    .execute()
  await expect
    .poll(async () => (await requestPayment(browser, order.id, 'card')).json())
    .toMatchObject({
      code: 'price_changed',
      details: { total: { amount: 5990, currency: 'BRL' } },
    })
  expect(await readOrder(browser, order.id)).toMatchObject({
    status: 'expired',
    amounts: { total: { amount: 4990 } },
  })
  const body = { gateway: 'stripe', method: 'card', shownTotal: { amount: 5990, currency: 'BRL' } }
  const accepted = await browser.post(`/api/orders/${order.id}/payments`, body, withKey())
  expect(accepted.json()).toMatchObject({ payment: { amount: { amount: 5990 } } })
  expect(await readOrder(browser, order.id)).toMatchObject({
    status: 'pending',
    amounts: { total: { amount: 5990 } },
  })
  await shop.db
    .updateTable('package_prices')
    .set({ amount: 4990 })
    .where('package_id', '=', price.package_id)
    .where('currency', '=', price.currency)
    .execute()
  // The next test orders at the old price, so the cached catalog must be updated first.
  await expect
    .poll(async () => (await browser.get('/api/catalog?locale=pt')).json<Catalog>().packages[0]?.price.amount)
    .toBe(4990)
})

test('O1.4: two browsers that pay an expired order at once reopen it once, and its code is used once', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser, { promoCode: 'LASTCHANCE15' })
  await lapse()
  const answers = await Promise.all(Array.from({ length: 8 }, () => requestPayment(browser, order.id, 'pix')))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
  expect(await used('LASTCHANCE15')).toBe(1)
  const reopened = await shop.db
    .selectFrom('order_events')
    .select('id')
    .where('order_id', '=', order.id)
    .where('from_state', '=', 'expired')
    .execute()
  expect(reopened).toHaveLength(1)
  // Unpaid again, it releases its use again.
  await lapse()
  expect(await used('LASTCHANCE15')).toBe(0)
})

test.each([
  ['a package that is switched off', 'packages', { active: false }, { active: true }, 'package_unavailable'],
  ['a closed shop', 'settings', { daily_capacity: 0 }, { daily_capacity: 20 }, 'sold_out'],
  [
    'a limited offer in the country',
    'countries',
    { offer: 'limited' },
    { offer: 'full' },
    'package_unavailable',
  ],
  [
    'a character that is switched off',
    'characters',
    { active: false },
    { active: true },
    'character_unavailable',
  ],
] as const)('A11, O1.4: %s reopens no expired order', async (_, table, closed, open, code) => {
  const browser = shop.browser()
  const country = 'US'
  const { order } = await placeOrder(browser, table === 'countries' ? { country } : {})
  await lapse()
  const rows = {
    packages: sql`where id = 'one-character'`,
    settings: sql``,
    countries: sql`where code = ${country}`,
    characters: sql`where id = 'princess-amara'`,
  }[table]
  const limited = sql`update packages set in_limited_offer = ${table !== 'countries'} where id = 'one-character'`
  const change = async (to: object) => {
    const [[column, value] = ['', '']] = Object.entries(to) as [string, string | number | boolean][]
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value} ${rows}`.execute(shop.db)
  }
  await limited.execute(shop.db)
  await change(closed)
  const method = table === 'countries' ? 'card' : 'pix'
  await expect
    .poll(async () => (await requestPayment(browser, order.id, method)).json<{ code?: string }>().code, {
      timeout: 10_000,
    })
    .toBe(code)
  expect((await readOrder(browser, order.id)).status).toBe('expired')
  await change(open)
  await sql`update packages set in_limited_offer = true where id = 'one-character'`.execute(shop.db)
  await expect
    .poll(async () => (await requestPayment(browser, order.id, method)).statusCode, { timeout: 10_000 })
    .toBe(201)
})
