import type { Catalog } from '@recadinho/contracts/catalog'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from './support/eventually.ts'
import { placeOrder, readOrder } from './support/order.ts'
import { createShop, latestRef, openPayment, type Shop } from './support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await createShop()
  await shop.db.updateTable('settings').set({ daily_capacity: 1 }).execute()
})
afterAll(() => shop.close())

const catalog = async () => (await shop.browser().get('/api/catalog?locale=pt')).json<Catalog>()
const fullDays = async () => (await catalog()).fullDays
const express = { packageId: 'two-characters', characterIds: ['princess-amara', 'captain-kindly'] }

/** Changes the hours of the express package, as the shop then sells it. */
async function sellWithin(hours: number): Promise<void> {
  const { packageId: id } = express
  await shop.db.updateTable('packages').set({ delivery_hours: hours }).where('id', '=', id).execute()
  await eventually(async () =>
    expect((await catalog()).packages.find((each) => each.id === id)?.deliveryHours).toBe(hours),
  )
}

async function pay(order: { id: string }): Promise<void> {
  shop.gateway.control.pay({ paymentIntent: await latestRef(shop, order.id) })
  await shop.idle()
}

/** Hours from the confirmed payment to the due time. */
async function dueAfterHours({ id }: { id: string }): Promise<number> {
  const { confirmed_at: paid, due_at: due } = await shop.db
    .selectFrom('orders')
    .select(['confirmed_at', 'due_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return ((due?.getTime() ?? 0) - (paid?.getTime() ?? 0)) / 3_600_000
}

test('O3.1: an express order is due after the hours of its package when it was made', async () => {
  await sellWithin(12)
  const browser = shop.browser()
  const { order } = await placeOrder(browser, express)
  expect([order.deliveryHours, order.promisedHours]).toEqual([12, 12])

  await sellWithin(72)
  await openPayment(browser, order.id, 'pix')
  expect(await readOrder(browser, order.id)).toMatchObject({ deliveryHours: 12, promisedHours: 12 })
  await pay(order)
  expect(await dueAfterHours(order)).toBe(12)
  await shop.db
    .updateTable('orders')
    .set({ confirmed_at: new Date(0) })
    .where('id', '=', order.id)
    .execute()
})

test('O3.1: once a day’s spots are taken, the next day is promised before paying, and kept', async () => {
  await eventually(async () => expect(await fullDays()).toBe(0))
  const [first, second] = [shop.browser(), shop.browser()]
  const { order: early } = await placeOrder(first)
  const { order: late } = await placeOrder(second)
  expect([early.promisedHours, late.promisedHours]).toEqual([24, 24])

  await openPayment(first, early.id, 'pix')
  await pay(early)
  expect(await dueAfterHours(early)).toBe(24)
  await eventually(async () => expect(await fullDays()).toBe(1))

  // The last spot was taken while this buyer filled in the form: the current promise counts.
  await openPayment(second, late.id, 'pix')
  expect((await readOrder(second, late.id)).promisedHours).toBe(48)
  await pay(late)
  expect((await readOrder(second, late.id)).status).toBe('in_production')
  expect(await dueAfterHours(late)).toBe(48)
})

test('O3.1: a full day moves an express order by a day', async () => {
  await eventually(async () => expect(await fullDays()).toBe(2))
  await sellWithin(1)
  const browser = shop.browser()
  const { order } = await placeOrder(browser, express)
  expect([order.deliveryHours, order.promisedHours]).toEqual([1, 49])
  await openPayment(browser, order.id, 'pix')
  await pay(order)
  expect(await dueAfterHours(order)).toBe(49)
})
