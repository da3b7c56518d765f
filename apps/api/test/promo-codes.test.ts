import { afterAll, beforeAll, expect, test } from 'vitest'
import { releasePromoCode, reservePromoCode } from '../src/modules/promo-codes/queries.ts'
import { createTestApp, type TestApp } from './support/app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

const check = (body: Record<string, unknown>) =>
  shop.browser().post('/api/promo-codes/check', { packageId: 'one-character', locale: 'pt', ...body })

test('a code is told with what it would do to the price, however it is written', async () => {
  const response = await check({ code: 'welcome20' })
  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual({
    code: 'WELCOME20',
    discountPercentage: 20,
    endsAt: expect.stringMatching(/Z$/),
    amounts: {
      price: { amount: 4990, currency: 'BRL' },
      discount: { amount: 998, currency: 'BRL' },
      total: { amount: 3992, currency: 'BRL' },
    },
  })
})

test('checking reserves nothing', async () => {
  await check({ code: 'WELCOME20' })
  const row = await shop.db
    .selectFrom('promo_codes')
    .select('used')
    .where('code', '=', 'WELCOME20')
    .executeTakeFirst()
  expect(row?.used).toBe(0)
})

test('unknown, not started, ended, switched off and used-up codes get one and the same answer', async () => {
  const now = shop.clock.now().getTime()
  await shop.db
    .insertInto('promo_codes')
    .values([
      { code: 'EARLY', percentage: 5, starts_at: new Date(now + 60_000) },
      { code: 'LATE', percentage: 5, ends_at: new Date(now - 1) },
      { code: 'OFF', percentage: 5, active: false },
      { code: 'GONE', percentage: 5, uses_limit: 1, used: 1 },
    ])
    .execute()
  const answers = []
  for (const code of ['NOSUCHCODE', 'EARLY', 'LATE', 'OFF', 'GONE']) {
    const { statusCode, body } = await check({ code })
    const { requestId: _, ...rest } = JSON.parse(body)
    answers.push([statusCode, rest])
  }
  const [first] = answers
  expect(first).toEqual([409, { code: 'promo_code_invalid', message: expect.any(String) }])
  expect(answers).toEqual(answers.map(() => first))
})

test('a package that is not sold is told as such', async () => {
  const response = await check({ code: 'WELCOME20', packageId: 'ten-characters' })
  expect([response.statusCode, response.json().code]).toEqual([409, 'package_unavailable'])
})

test('twenty orders race for three uses: exactly three get one, and a use given back can be taken again', async () => {
  await shop.db.insertInto('promo_codes').values({ code: 'RARE', percentage: 50, uses_limit: 3 }).execute()
  const reserve = () => shop.db.transaction().execute((tx) => reservePromoCode(tx, 'rare', shop.clock.now()))
  const taken = await Promise.all(Array.from({ length: 20 }, reserve))
  expect(taken.filter((promo) => promo !== undefined)).toHaveLength(3)
  await shop.db.transaction().execute((tx) => releasePromoCode(tx, 'RARE'))
  expect(await reserve()).toMatchObject({ code: 'RARE', percentage: 50 })
  expect(await reserve()).toBeUndefined()
})

test('giving back more than was taken never makes uses', async () => {
  await shop.db.insertInto('promo_codes').values({ code: 'ONCE', percentage: 50, uses_limit: 1 }).execute()
  for (let times = 0; times < 3; times += 1)
    await shop.db.transaction().execute((tx) => releasePromoCode(tx, 'ONCE'))
  const row = await shop.db
    .selectFrom('promo_codes')
    .select('used')
    .where('code', '=', 'ONCE')
    .executeTakeFirst()
  expect(row?.used).toBe(0)
})
