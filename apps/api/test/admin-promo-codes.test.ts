import type { AdminPromoCode, AdminPromoCodeList } from '@recadinho/contracts/admin-promo-codes'
import type { Catalog } from '@recadinho/contracts/catalog'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from './support/app.ts'
import { eventually } from './support/eventually.ts'
import { placeOrder, readOrder } from './support/order.ts'
import { createShop, type Shop } from './support/shop.ts'
import { signedIn } from './support/staff.ts'

let shop: Shop
let owner: Browser
beforeAll(async () => {
  shop = await createShop()
  owner = await signedIn(shop)
})
afterAll(() => shop.close())

const path = '/api/admin/promo-codes'
const plain = {
  percentage: 10,
  startsAt: null,
  endsAt: null,
  packageIds: null,
  usesLimit: null,
  announced: false,
  active: true,
}
const create = (wanted: object) => owner.post(path, { ...plain, ...wanted })
const read = async (code: string) => (await owner.get(`${path}/${code}`)).json<AdminPromoCode>()
const edit = (code: string, was: object, changes: object) =>
  owner.send({ method: 'PATCH', url: `${path}/${code}`, payload: { was, changes } })
const offers = async () => (await shop.browser().get('/api/catalog?locale=en')).json<Catalog>().offers
const check = async (code: string) =>
  (
    await shop.browser().post('/api/promo-codes/check', { code, packageId: 'one-character', locale: 'en' })
  ).json()
const trail = async (code: string) =>
  shop.db
    .selectFrom('audit_log')
    .select(['action', 'details'])
    .where('subject', '=', `promo-codes/${code}`)
    .orderBy('id')
    .execute()

test('a new code can be used at once, is announced where it should be, and is in the log', async () => {
  const made = await create({ code: 'spring10', announced: true })
  expect([made.statusCode, made.json()]).toEqual([
    201,
    { ...plain, code: 'SPRING10', announced: true, used: 0 },
  ])
  expect(await check('Spring10')).toMatchObject({ discountPercentage: 10 })
  await eventually(async () => expect((await offers()).map(({ code }) => code)).toContain('SPRING10'))
  expect(await trail('SPRING10')).toEqual([
    { action: 'promo_code.created', details: expect.objectContaining({ announced: { now: true } }) },
  ])
})

test('there is one code of a name, however it is written', async () => {
  await create({ code: 'ONCE' })
  const again = await create({ code: 'once', percentage: 90 })
  expect([again.statusCode, again.json().details.issues[0].path]).toEqual([400, 'body/code'])
  expect((await read('ONCE')).percentage).toBe(10)
})

test('its packages, when they change, are in the catalog at once', async () => {
  await create({ code: 'PAIR', announced: true })
  await eventually(async () => expect((await offers()).map(({ code }) => code)).toContain('PAIR'))
  await edit('PAIR', { packageIds: null }, { packageIds: ['two-characters'] })
  await eventually(async () =>
    expect((await offers()).find(({ code }) => code === 'PAIR')?.packageIds).toEqual(['two-characters']),
  )
  expect(await check('PAIR')).toMatchObject({ details: { reason: 'other_package' } })
})

test('one that is ended takes no new order; the order that was made with it keeps its discount', async () => {
  await create({ code: 'ENDING' })
  const buyer = shop.browser()
  const { order } = await placeOrder(buyer, { promoCode: 'ENDING' })
  expect((await read('ENDING')).used).toBe(1)
  expect((await edit('ENDING', { active: true }, { active: false })).statusCode).toBe(200)
  expect(await check('ENDING')).toMatchObject({ details: { reason: 'ended' } })
  expect((await readOrder(buyer, order.id)).amounts).toEqual(order.amounts)
  expect((await trail('ENDING')).at(-1)).toEqual({
    action: 'promo_code.changed',
    details: { active: { was: true, now: false } },
  })
})

test('a stale edit is refused with what changed', async () => {
  await create({ code: 'STALE' })
  await edit('STALE', { percentage: 10 }, { percentage: 20 })
  const stale = await edit('STALE', { percentage: 10 }, { percentage: 30 })
  expect([stale.statusCode, stale.json().details]).toEqual([409, { changed: ['percentage'] }])
  expect((await read('STALE')).percentage).toBe(20)
})

test.each([
  ['a discount of nothing', { percentage: 0 }],
  ['more than everything', { percentage: 101 }],
  ['an end at its start', { startsAt: '2026-12-01T00:00:00Z', endsAt: '2026-12-01T00:00:00Z' }],
  ['an end before its start', { startsAt: '2026-12-02T00:00:00Z', endsAt: '2026-12-01T00:00:00Z' }],
  ['a package that nobody sells', { packageIds: ['ten-characters'] }],
  ['no package at all', { packageIds: [] }],
  ['no use at all', { usesLimit: 0 }],
  ['a code with a blank', { code: 'TEN OFF' }],
])('%s is refused', async (_, wanted) => {
  const response = await create({ code: 'WRONG', ...wanted })
  expect([response.statusCode, response.json().code]).toEqual([400, 'validation_failed'])
  expect((await owner.get(`${path}/WRONG`)).statusCode).toBe(404)
})

test('the list goes on where its page ended', async () => {
  const rows = Array.from({ length: 120 }, (_, at) => ({ code: `MANY${1000 + at}`, percentage: 5 }))
  await shop.db.insertInto('promo_codes').values(rows).execute()
  const first = (await owner.get(path)).json<AdminPromoCodeList>()
  const second = (await owner.get(`${path}?cursor=${first.nextCursor}`)).json<AdminPromoCodeList>()
  const codes = [...first.items, ...second.items].map(({ code }) => code)
  expect([first.items.length, second.nextCursor]).toEqual([100, null])
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes.filter((code) => code.startsWith('MANY'))).toHaveLength(120)
})
