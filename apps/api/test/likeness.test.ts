import type { CorrectedOrder, Order } from '@recadinho/contracts/orders'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filmAsIs } from '../src/modules/films/order-film.ts'
import type { Browser } from './support/app.ts'
import { orderBody, placeOrder, readOrder, withKey } from './support/order.ts'
import { createShop, paidOrder, type Shop } from './support/shop.ts'
import { readAdminOrder, signedIn } from './support/staff.ts'

let shop: Shop
let owner: Browser
beforeAll(async () => {
  shop = await createShop()
  owner = await signedIn(shop)
})
afterAll(() => shop.close())

const likeness = {
  skin: 'brown',
  hair: 'coils',
  hairColour: 'black',
  glasses: true,
  hearingAid: false,
  wheelchair: true,
} as const

const correct = async (
  browser: Browser,
  { id, detailsVersion }: Pick<Order, 'id' | 'detailsVersion'>,
  changes: object,
) => {
  const answer = await browser.send({
    method: 'PATCH',
    url: `/api/orders/${id}`,
    payload: { detailsVersion, changes },
  })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<CorrectedOrder>().order
}

const filmNow = async (id: string) => {
  const made = await filmAsIs(shop.ctx, shop.db, id)
  if (!made) throw new Error('no film')
  return { likeness: made.film.likeness, hash: made.hash.toString('hex') }
}

test('O4.11: an order keeps the likeness as it was chosen, for its buyer, staff and the film', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser, { likeness })
  expect(order.likeness).toEqual(likeness)
  expect((await readOrder(browser, order.id)).likeness).toEqual(likeness)
  expect((await readAdminOrder(owner, order.id)).likeness).toEqual(likeness)
  expect((await filmNow(order.id)).likeness).toEqual(likeness)
})

test('O4.11: it is optional, and a film without one has nothing of it', async () => {
  const { order } = await placeOrder(shop.browser())
  expect(order.likeness).toBeNull()
  expect((await filmNow(order.id)).likeness).toBeUndefined()
})

test.each([
  ['a photo', { photo: 'data:image/png;base64,AAAA' }],
  ['an unknown tone', { skin: 'green' }],
  ['an unknown style', { hair: 'mohawk' }],
  ['a text for yes', { glasses: 'yes' }],
])('O4.11: %s is refused', async (_, change) => {
  const body = { ...orderBody, likeness: { ...likeness, ...change } }
  const answer = await shop.browser().post('/api/orders', body, withKey())
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ code: 'validation_failed' })
})

test('O7.1, O4.11: a correction changes the film, and no word of the script', async () => {
  const browser = shop.browser()
  const order = await paidOrder(shop, browser, { likeness })
  expect(order.corrections).toContain('likeness')
  const first = await filmNow(order.id)
  const changed = await correct(browser, order, { likeness: { ...likeness, wheelchair: false } })
  expect(changed).toMatchObject({ likeness: { wheelchair: false }, script: order.script, detailsVersion: 2 })
  const second = await filmNow(order.id)
  expect(second.hash).not.toBe(first.hash)
  const removed = await correct(browser, changed, { likeness: null })
  expect(removed.likeness).toBeNull()
  expect((await filmNow(order.id)).likeness).toBeUndefined()
  const seen = await readAdminOrder(owner, order.id)
  expect(seen.corrections).toMatchObject([
    { field: 'likeness', was: 'skin=brown hair=coils hairColour=black glasses', now: null },
    {
      field: 'likeness',
      was: 'skin=brown hair=coils hairColour=black glasses wheelchair',
      now: 'skin=brown hair=coils hairColour=black glasses',
    },
  ])
  expect(seen.script.version).toBe(1)
  // The timeline names the field, never its values.
  expect(JSON.stringify(seen.timeline)).toContain('likeness')
  expect(JSON.stringify(seen.timeline)).not.toMatch(/coils|glasses|wheelchair/)
})

test('O4.11: the same likeness once more is no correction', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser, { likeness })
  expect((await correct(browser, order, { likeness: { ...likeness } })).detailsVersion).toBe(1)
})

test('O4.11, T43: it is exported with the order, and erased with it and with what was corrected', async () => {
  const browser = shop.browser()
  const guardianEmail = 'likeness@example.com'
  const { order } = await placeOrder(browser, { likeness, guardianEmail, whatsappNumber: '5511900011122' })
  const { id } = await correct(browser, order, { likeness: { ...likeness, glasses: false } })
  const exported = await owner.post('/api/admin/personal-data-exports', { search: guardianEmail })
  expect(exported.json()).toMatchObject({ data: { orders: [{ likeness: { ...likeness, glasses: false } }] } })
  const { version } = await readAdminOrder(owner, id)
  await owner.post(`/api/admin/orders/${id}/transitions`, { version, to: 'cancelled', reason: 'As agreed' })
  const held = await owner.post('/api/admin/personal-data-lookups', { search: guardianEmail })
  const { rows: rowsSeen } = held.json<{ rows: number }>()
  const erased = await owner.post('/api/admin/personal-data-erasures', { search: guardianEmail, rowsSeen })
  expect(erased.statusCode, erased.body).toBe(200)
  const row = await shop.db.selectFrom('orders').select('likeness').where('id', '=', id).executeTakeFirst()
  expect(row).toEqual({ likeness: null })
  const corrections = shop.db.selectFrom('order_corrections').select('field').where('order_id', '=', id)
  expect(await corrections.execute()).toEqual([])
})
