import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, type Browser, type TestApp } from './support/app.ts'
import { placeOrder } from './support/order.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
  await shop.db
    .insertInto('affiliates')
    .values([
      { code: 'BLOGDAANA', name: 'Blog da Ana', commission: 10 },
      { code: 'GONE', name: 'Somebody who left', commission: 10, active: false },
    ])
    .execute()
})
afterAll(() => shop.close())
beforeEach(() => shop.db.deleteFrom('affiliate_clicks').execute())

const click = (browser: Browser, body: object = {}) =>
  browser.post('/api/affiliates/click', { code: 'BLOGDAANA', referrer: '', ...body })
const clicks = () => shop.db.selectFrom('affiliate_clicks').select(['code', 'referrer', 'visit_id']).execute()
const visitor = async () => {
  const browser = shop.browser()
  const body = { phoneNumber: '', ipAddress: null, userAgent: 'x' }
  const { id } = (await browser.post('/api/user-access/register', body)).json()
  return { browser, id: String(id) }
}

test('§7: a click is stored with its referrer and visit, whatever the case of the code', async () => {
  const { browser, id } = await visitor()
  const response = await click(browser, { code: 'blogdaana', referrer: 'https://ana.example/list?who=me' })
  expect([response.statusCode, response.body]).toEqual([204, ''])
  expect(await clicks()).toEqual([{ code: 'BLOGDAANA', referrer: 'https://ana.example/list', visit_id: id }])
})

test('the same visit counts once a day, however often it clicks', async () => {
  const { browser } = await visitor()
  await Promise.all(Array.from({ length: 5 }, () => click(browser)))
  expect(await clicks()).toHaveLength(1)
  shop.clock.advance(24 * 3_600_000)
  await click(browser)
  expect(await clicks()).toHaveLength(2)
})

test('a browser without a visit counts too', async () => {
  await click(shop.browser())
  expect(await clicks()).toEqual([{ code: 'BLOGDAANA', referrer: '', visit_id: null }])
})

test('a click sent again once the browser has a visit counts once; its neighbour’s counts too', async () => {
  const [one, neighbour] = [await visitor(), await visitor()]
  await click(shop.browser())
  await Promise.all([click(one.browser), click(one.browser)])
  expect(await clicks()).toEqual([{ code: 'BLOGDAANA', referrer: '', visit_id: one.id }])
  await click(neighbour.browser)
  expect((await clicks()).map(({ visit_id }) => visit_id)).toEqual([one.id, neighbour.id])
  // What the visit already counts is not counted for the network either.
  await click(shop.browser())
  await click(one.browser)
  expect(await clicks()).toHaveLength(3)
})

test('A15: browsers without a visit count once a day for each network, however often they click', async () => {
  for (const address of ['203.0.113.1', '203.0.113.77', '198.51.100.1'])
    for (let times = 0; times < 3; times += 1)
      await shop.app.inject({
        method: 'POST',
        url: '/api/affiliates/click',
        payload: { code: 'BLOGDAANA', referrer: '' },
        headers: { 'sec-fetch-site': 'same-origin' },
        remoteAddress: address,
      })
  expect(await clicks()).toHaveLength(2)
  shop.clock.advance(24 * 3_600_000)
  await click(shop.browser())
  await click(shop.browser())
  expect(await clicks()).toHaveLength(3)
})

test('unknown codes, promo codes and inactive affiliates get the same response, and are not stored', async () => {
  for (const code of ['NOSUCHCODE', 'WELCOME20', 'GONE']) {
    const response = await click(shop.browser(), { code })
    expect([response.statusCode, response.body]).toEqual([204, ''])
  }
  expect(await clicks()).toEqual([])
})

test.each([
  ['no code', { code: '' }],
  ['a code with a blank', { code: 'a b' }],
  ['a code of 41 letters', { code: 'a'.repeat(41) }],
  ['a referrer of 2,001 letters', { referrer: 'x'.repeat(2001) }],
  ['an unknown field', { commission: 100 }],
])('%s is refused with 400', async (_, change) => {
  const response = await click(shop.browser(), change)
  expect([response.statusCode, response.json().code]).toEqual([400, 'validation_failed'])
})

test.each([
  ['a known code', { affiliateCode: 'blogdaana' }, 'BLOGDAANA'],
  ['an unknown one', { affiliateCode: 'NOSUCHCODE' }, null],
  ['one of an affiliate who left', { affiliateCode: 'GONE' }, null],
  ['none', {}, null],
])('A1: an order with %s is created at the same price, with the code %o', async (_, change, kept) => {
  const { order } = await placeOrder(shop.browser(), change)
  expect(order.amounts.total.amount).toBe(4990)
  const row = await shop.db
    .selectFrom('orders')
    .select('affiliate_code')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow()
  expect(row.affiliate_code).toBe(kept)
})

test.each([
  ['their e-mail address', 'Ana: BLOG@example.com', { guardianEmail: 'blog@example.com' }],
  ['their number', '+55 11 98765-4321', { whatsappNumber: '5511987654321' }],
  [
    'their number as they write it',
    'ana99@example.com, (11) 98765-4321',
    { whatsappNumber: '5511987654321' },
  ],
  ['their address with a tag', 'blog@example.com', { guardianEmail: 'Blog+natal@example.com' }],
  ['their address without its tag', '(blog+lojas@example.com)', { guardianEmail: 'blog@example.com' }],
  ['their mailbox at Gmail', 'ana.blog@gmail.com', { guardianEmail: 'anab.log+1@gmail.com' }],
  ['their number without the ninth digit', '+55 11 98765-4321', { whatsappNumber: '551187654321' }],
  ['their number with the ninth digit', '(11) 8765-4321', { whatsappNumber: '5511987654321' }],
  ['one of two numbers', '+55 11 98765-4321 / +55 21 91234-5678', { whatsappNumber: '5521912345678' }],
])('A3: an affiliate’s own order, recognised by %s, has no affiliate', async (_, contact, own) => {
  await shop.db.updateTable('affiliates').set({ contact }).where('code', '=', 'BLOGDAANA').execute()
  const orders = [own, { guardianEmail: 'other@example.com', whatsappNumber: '5511900000000' }]
  const kept = []
  for (const buyer of orders) {
    const { order } = await placeOrder(shop.browser(), { ...buyer, affiliateCode: 'BLOGDAANA' })
    kept.push(
      await shop.db
        .selectFrom('orders')
        .select('affiliate_code')
        .where('id', '=', order.id)
        .executeTakeFirst(),
    )
  }
  expect(kept).toEqual([{ affiliate_code: null }, { affiliate_code: 'BLOGDAANA' }])
})

test.each([
  ['ends like the affiliate’s', 'mariana@example.com'],
  ['differs by a dot outside of Gmail', 'a.na@example.com'],
  ['stands behind a number', '+5511911112222,x+y@example.com'],
])('A3: a buyer whose address only %s is not the affiliate', async (_, contact) => {
  await shop.db.updateTable('affiliates').set({ contact }).where('code', '=', 'BLOGDAANA').execute()
  const { order } = await placeOrder(shop.browser(), { affiliateCode: 'BLOGDAANA' })
  const row = await shop.db
    .selectFrom('orders')
    .select('affiliate_code')
    .where('id', '=', order.id)
    .executeTakeFirst()
  expect(row?.affiliate_code).toBe('BLOGDAANA')
})

test('thousands of clicks are limited', async () => {
  const guarded = await createTestApp({ env: { RATE_LIMITS: 'on' } })
  try {
    const browser = guarded.browser()
    for (let time = 0; time < 60; time += 1) expect((await click(browser)).statusCode).toBe(204)
    expect((await click(browser)).json().code).toBe('rate_limited')
  } finally {
    await guarded.close()
  }
})
