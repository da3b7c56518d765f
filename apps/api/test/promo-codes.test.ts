import { installments } from '@recadinho/i18n/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findPromoCode, reservePromoCode } from '../src/modules/promo-codes/queries.ts'
import { refusalOf } from '../src/modules/promo-codes/refusal.ts'
import { createTestApp, type TestApp } from './support/app.ts'
import { orderBody, withKey } from './support/order.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

const check = (body: Record<string, unknown>) =>
  shop.browser().post('/api/promo-codes/check', { packageId: 'one-character', locale: 'pt', ...body })

test('a code is answered with its effect on the price, however it is written', async () => {
  const response = await check({ code: 'welcome20' })
  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual({
    code: 'WELCOME20',
    discountPercentage: 20,
    endsAt: expect.stringMatching(/Z$/),
    amounts: {
      installments: [1, 2, 3].map((count) => installments({ amount: 3992, currency: 'BRL' }, count)),
      price: { amount: 4990, currency: 'BRL' },
      discount: { amount: 998, currency: 'BRL' },
      total: { amount: 3992, currency: 'BRL' },
    },
    serverTime: expect.stringMatching(/Z$/),
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

describe('a code that cannot be used says why', () => {
  let start: Date
  beforeAll(async () => {
    start = new Date(shop.clock.now().getTime() + 600_000)
    await shop.db
      .insertInto('promo_codes')
      .values([
        { code: 'EARLY', percentage: 5, starts_at: start },
        { code: 'LATE', percentage: 5, ends_at: shop.clock.now() },
        { code: 'OFF', percentage: 5, active: false },
        { code: 'GONE', percentage: 5, uses_limit: 1, used: 1 },
        { code: 'FORTHREE', percentage: 5, package_ids: ['three-characters'] },
      ])
      .execute()
  })

  test.each([
    ['NOSUCHCODE', 'unknown'],
    ['LATE', 'ended'],
    ['OFF', 'ended'],
    ['GONE', 'used_up'],
    ['FORTHREE', 'other_package'],
  ])('%s: %s', async (code, reason) => {
    const checked = await check({ code })
    expect([checked.statusCode, checked.json().code, checked.json().details]).toEqual([
      409,
      'promo_code_invalid',
      { reason },
    ])
    const ordered = await shop
      .browser()
      .post('/api/orders', { ...orderBody, promoCode: code.toLowerCase() }, withKey())
    expect([ordered.statusCode, ordered.json().details]).toEqual([409, { reason }])
  })

  test('EARLY: not started, with the time when it does', async () => {
    const { details } = (await check({ code: 'EARLY' })).json()
    expect(details).toEqual({ reason: 'not_started', startsAt: start.toISOString() })
  })

  test('a code for one package works for that one', async () => {
    expect((await check({ code: 'FORTHREE', packageId: 'three-characters' })).json()).toMatchObject({
      discountPercentage: 5,
    })
  })

  test('a code counts until its end, and not after', async () => {
    const ends_at = new Date(shop.clock.now().getTime() + 3_600_000)
    await shop.db.insertInto('promo_codes').values({ code: 'BRIEF', percentage: 5, ends_at }).execute()
    expect((await check({ code: 'BRIEF' })).statusCode).toBe(200)
    shop.clock.advance(3_600_000)
    expect((await check({ code: 'BRIEF' })).json().details).toEqual({ reason: 'ended' })
  })
})

test('trying codes by the thousand is slowed down', async () => {
  const guarded = await createTestApp({ env: { RATE_LIMITS: 'on' } })
  try {
    const browser = guarded.browser()
    const attempt = (code: string) =>
      browser.post('/api/promo-codes/check', { code, packageId: 'one-character', locale: 'en' })
    for (let time = 0; time < 60; time += 1) expect((await attempt(`TRY${time}`)).statusCode).toBe(409)
    expect((await attempt('WELCOME20')).json().code).toBe('rate_limited')
  } finally {
    await guarded.close()
  }
})

test('a package that is not sold is reported as such', async () => {
  const response = await check({ code: 'WELCOME20', packageId: 'ten-characters' })
  expect([response.statusCode, response.json().code]).toEqual([409, 'package_unavailable'])
})

test('O4.2: a use is taken from the start of a code until its end, to the millisecond', async () => {
  const starts_at = new Date('2026-12-01T00:00:00Z')
  const ends_at = new Date('2026-12-02T00:00:00Z')
  await shop.db
    .insertInto('promo_codes')
    .values({ code: 'ADAY', percentage: 50, starts_at, ends_at })
    .execute()
  const uses = async (at: Date, ms: number) => {
    const use = { code: 'ADAY', packageId: 'one-character', now: new Date(at.getTime() + ms) }
    const taken = await shop.db.transaction().execute((tx) => reservePromoCode(tx, use))
    const promo = await findPromoCode(shop.db, 'ADAY')
    return [taken !== undefined, refusalOf(promo, use.packageId, use.now)]
  }
  expect(await uses(starts_at, -1)).toEqual([false, 'not_started'])
  expect(await uses(starts_at, 0)).toEqual([true, undefined])
  expect(await uses(ends_at, -1)).toEqual([true, undefined])
  expect(await uses(ends_at, 0)).toEqual([false, 'ended'])
})

test('twenty orders race for three uses: exactly three get one, and a released one can be taken again', async () => {
  await shop.db.insertInto('promo_codes').values({ code: 'RARE', percentage: 50, uses_limit: 3 }).execute()
  const use = { code: 'rare', packageId: 'one-character', now: shop.clock.now() }
  const reserve = () => shop.db.transaction().execute((tx) => reservePromoCode(tx, use))
  const taken = await Promise.all(Array.from({ length: 20 }, reserve))
  expect(taken.filter((promo) => promo !== undefined)).toHaveLength(3)
  await shop.db.updateTable('promo_codes').set({ used: 2 }).where('code', '=', 'RARE').execute()
  expect(await reserve()).toMatchObject({ code: 'RARE', percentage: 50 })
  expect(await reserve()).toBeUndefined()
})
