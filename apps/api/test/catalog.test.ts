import { gunzipSync } from 'node:zlib'
import type { Catalog } from '@recadinho/contracts/catalog'
import { endpoints } from '@recadinho/contracts/endpoints'
import pg from 'pg'
import { Compile } from 'typebox/compile'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestApp, type TestApp } from './support/app.ts'
import { eventually } from './support/eventually.ts'
import { placeOrder } from './support/order.ts'

let shop: TestApp
let elsewhere: pg.Client
beforeAll(async () => {
  shop = await createTestApp({
    env: {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    },
  })
  elsewhere = new pg.Client(shop.ctx.config.databaseUrl)
  await elsewhere.connect()
})
afterAll(async () => {
  await elsewhere.end()
  await shop.close()
})

const catalog = async (query: string) => (await shop.browser().get(`/api/catalog?${query}`)).json<Catalog>()

test('the seeded catalog keeps its contract: 3 packages, 28 characters in four categories, 12 countries, 2 offers', async () => {
  const body = await catalog('locale=en')
  expect(Compile(endpoints.getCatalog.response).Errors(body)).toEqual([])
  expect(body.packages.map((one) => one.id)).toEqual(['one-character', 'two-characters', 'three-characters'])
  const categories = Object.groupBy(body.characters, ({ category }) => category)
  expect(Object.entries(categories).map(([name, list]) => [name, list?.length])).toEqual([
    ['princesses', 7],
    ['heroes', 7],
    ['games', 7],
    ['movies', 7],
  ])
  expect(body.countries).toHaveLength(12)
  expect(body.countries.every(({ offer }) => offer === 'full')).toBe(true)
  expect(body.offers).toMatchObject([
    { code: 'WELCOME20', discountPercentage: 20, packageIds: null },
    { code: 'LASTCHANCE15', discountPercentage: 15, packageIds: null },
  ])
  expect(body.slots).toEqual({ capacity: 23, left: 23 })
})

test('§9: Portuguese without a country sees BRL 49.90 in 1, 2 or 3 installments, and PIX', async () => {
  const body = await catalog('locale=pt')
  const money = (amount: number) => ({ amount, currency: 'BRL' })
  expect(body.packages.map((one) => one.price)).toEqual([4990, 8990, 12_990].map(money))
  expect(body.packages.map((one) => one.savings)).toEqual([null, money(990), money(1980)])
  expect(body.packages[0]?.installments).toEqual([
    { count: 1, first: money(4990), each: money(4990) },
    { count: 2, first: money(2495), each: money(2495) },
    { count: 3, first: money(1664), each: money(1663) },
  ])
  expect(body.paymentOptions.map(({ method, flow }) => `${method} ${flow}`)).toEqual([
    'card inline',
    'pix code',
    'card redirect',
  ])
})

test.each([
  ['locale=en', 'USD', 990],
  ['locale=pt&country=US', 'USD', 990],
  ['locale=en&country=CA', 'CAD', 1356],
  ['locale=en&country=IN', 'INR', 84_942],
  ['locale=pt&country=IE', 'EUR', 941],
])('%s is shown %s', async (query, currency, amount) => {
  const body = await catalog(query)
  expect(body.packages[0]?.price).toEqual({ amount, currency })
  expect(body.paymentOptions.map(({ method, flow }) => `${method} ${flow}`)).toEqual([
    'card inline',
    'card redirect',
  ])
})

test('a country that the shop does not know is as if none was chosen', async () => {
  expect((await catalog('locale=pt&country=ZZ')).currency).toBe('BRL')
})

test('it is answered from memory: many reads, no statement', async () => {
  await catalog('locale=en')
  shop.takeQueries()
  for (let read = 0; read < 5; read += 1) await catalog('locale=en')
  expect(shop.takeQueries()).toEqual([])
})

/** Moves the clock to the start of a minute, so that the answer does not change with the minute during the test. */
const beginMinute = () => shop.clock.advance(60_000 - (shop.clock.now().getTime() % 60_000))

test('an unchanged catalog is answered with 304, and compressed for who takes that', async () => {
  beginMinute()
  const first = await shop.browser().get('/api/catalog?locale=en')
  const { etag } = first.headers
  const again = await shop
    .browser()
    .get('/api/catalog?locale=en', { headers: { 'if-none-match': String(etag) } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const small = await shop
    .browser()
    .get('/api/catalog?locale=en', { headers: { 'accept-encoding': 'gzip, br' } })
  expect(small.headers['content-encoding']).toBe('gzip')
  expect(JSON.parse(gunzipSync(small.rawPayload).toString()).packages).toEqual(first.json().packages)
})

test('the clock in it is the server’s, and a kept answer’s is at most a minute old', async () => {
  shop.clock.advance(61_000)
  const before = shop.clock.now().getTime()
  const first = await shop.browser().get('/api/catalog?locale=en')
  const serverTime = Date.parse(first.json().serverTime)
  expect(serverTime).toBeGreaterThanOrEqual(before)
  expect(serverTime).toBeLessThanOrEqual(shop.clock.now().getTime())
  shop.clock.advance(61_000)
  const later = await shop
    .browser()
    .get('/api/catalog?locale=en', { headers: { 'if-none-match': String(first.headers.etag) } })
  expect(later.statusCode).toBe(200)
})

test.each<[string, string, (body: Catalog) => unknown, unknown]>([
  [
    'a price',
    `update package_prices set amount = 1100 where package_id = 'one-character' and currency = 'USD'`,
    (body) => body.packages[0]?.price.amount,
    1100,
  ],
  [
    'a character',
    `update characters set active = false where id = (select id from characters order by position limit 1)`,
    (body) => body.characters.length,
    27,
  ],
  [
    'a new country',
    `insert into countries values ('BR', '{"en":"Brazil","pt":"Brasil"}', 'br', 'BRL', 'pt-BR', 'full', true, 12)`,
    (body) => body.countries.length,
    13,
  ],
  [
    'the site title',
    `update settings set site_title = 'Little Note'`,
    (body) => body.siteTitle,
    'Little Note',
  ],
  ['the capacity', `update settings set daily_capacity = 9`, (body) => body.slots, { capacity: 9, left: 9 }],
  [
    'an offer',
    `update promo_codes set announced = false where code = 'LASTCHANCE15'`,
    (body) => body.offers.length,
    1,
  ],
  ['a way to pay', `update settings set card_enabled = false`, (body) => body.paymentOptions, []],
])('another process changes %s: the next readers see it', async (_, change, read, expected) => {
  await catalog('locale=en')
  await elsewhere.query(change)
  await eventually(async () => expect(read(await catalog('locale=en'))).toEqual(expected))
})

test('an order that is paid takes a slot until the shop’s next day begins', async () => {
  const before = (await catalog('locale=en')).slots.left
  const { order } = await placeOrder(shop.browser(), { characterIds: ['princess-stella'] })
  expect((await catalog('locale=en')).slots.left).toBe(before)
  await elsewhere.query(`update orders set confirmed_at = $2 where id = $1`, [order.id, shop.clock.now()])
  await eventually(async () => expect((await catalog('locale=en')).slots.left).toBe(before - 1))
  shop.clock.advance(25 * 3_600_000)
  expect((await catalog('locale=en')).slots.left).toBe(before)
})

test('however many orders are paid, the slots are counted once a second', async () => {
  const ids: string[] = []
  for (let each = 0; each < 5; each += 1)
    ids.push((await placeOrder(shop.browser(), { characterIds: ['princess-stella'] })).order.id)
  const pay = (id: string) =>
    elsewhere.query(`update orders set confirmed_at = $2 where id = $1`, [id, shop.clock.now()])
  const left = async () => (await catalog('locale=en')).slots.left
  const before = await left()
  const second = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000)
  await pay(ids.pop() ?? '')
  await eventually(async () => expect(await left()).toBe(before - 1))
  shop.takeQueries()
  for (const id of ids) {
    await pay(id)
    await left()
    await left()
  }
  expect(shop.takeQueries().filter((text) => text.includes('"confirmed_at" >='))).toEqual([])
  second.mockRestore()
  vi.spyOn(performance, 'now').mockReturnValue(Infinity)
  await eventually(async () => expect(await left()).toBe(before - 5))
  vi.restoreAllMocks()
})

test('a use of a promo code changes nothing that the catalog shows, and reads nothing again', async () => {
  await catalog('locale=en')
  await elsewhere.query(`update promo_codes set used = used + 1`)
  await elsewhere.query(`notify catalog_probe`)
  shop.takeQueries()
  await catalog('locale=en')
  expect(shop.takeQueries()).toEqual([])
})

test('a limited country is offered only the packages marked for it', async () => {
  await elsewhere.query(`update countries set offer = 'limited' where code = 'MY'`)
  await eventually(async () => expect((await catalog('locale=en&country=MY')).packages).toEqual([]))
  await elsewhere.query(`update packages set in_limited_offer = true where id = 'one-character'`)
  await eventually(async () => expect((await catalog('locale=en&country=MY')).packages).toHaveLength(1))
  expect((await catalog('locale=en&country=US')).packages).toHaveLength(3)
})

test('while it gets no notifications of changes it reads the database, and afterwards its memory again', async () => {
  await elsewhere.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'recadinho-listen' and datname = current_database()`,
  )
  await eventually(() => expect(shop.ctx.notifications.connected).toBe(false))
  await elsewhere.query(`update settings set site_title = 'Missed'`)
  expect((await catalog('locale=en')).siteTitle).toBe('Missed')
  await eventually(() => expect(shop.ctx.notifications.connected).toBe(true))
  await catalog('locale=en')
  shop.takeQueries()
  await catalog('locale=en')
  expect(shop.takeQueries()).toEqual([])
})

test('a changed rate changes the prices that are made with it', async () => {
  await elsewhere.query(`update currency_rates set per_usd = 2 where currency = 'CAD'`)
  // 11.00 since the price change above.
  await eventually(async () =>
    expect((await catalog('locale=en&country=CA')).packages[0]?.price.amount).toBe(2200),
  )
})

test('an offer tells which packages it is for', async () => {
  await elsewhere.query(
    `insert into promo_codes (code, percentage, announced, package_ids) values ('PAIR', 5, true, '{two-characters}')`,
  )
  const offer = async () => (await catalog('locale=en')).offers.find(({ code }) => code === 'PAIR')
  await eventually(async () => expect(await offer()).toMatchObject({ packageIds: ['two-characters'] }))
})

test('an offer starts and ends by the clock alone', async () => {
  await elsewhere.query(
    `insert into promo_codes (code, percentage, announced, starts_at, ends_at) values ('TEATIME', 5, true, $1, $2)`,
    [new Date(shop.clock.now().getTime() + 60_000), new Date(shop.clock.now().getTime() + 120_000)],
  )
  const codes = async () => (await catalog('locale=en')).offers.map((offer) => offer.code)
  const known = async () => (await shop.ctx.catalog.snapshot()).offers.some(({ code }) => code === 'TEATIME')
  await eventually(async () => expect(await known()).toBe(true))
  expect(await codes()).not.toContain('TEATIME')
  shop.clock.advance(61_000)
  expect(await codes()).toContain('TEATIME')
  shop.clock.advance(60_000)
  expect(await codes()).not.toContain('TEATIME')
})
