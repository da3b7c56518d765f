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

const promised = async () =>
  (await shop.browser().get('/api/catalog?locale=pt')).json<Catalog>().promisedHours

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

test('O3.1: once a day’s spots are taken, the next day is promised before paying, and kept', async () => {
  await eventually(async () => expect(await promised()).toBe(24))
  const [first, second] = [shop.browser(), shop.browser()]
  const { order: early } = await placeOrder(first)
  const { order: late } = await placeOrder(second)
  expect([early.promisedHours, late.promisedHours]).toEqual([24, 24])

  await openPayment(first, early.id, 'pix')
  await pay(early)
  expect(await dueAfterHours(early)).toBe(24)
  await eventually(async () => expect(await promised()).toBe(48))

  // The last spot was taken while this buyer filled in the form: the current promise counts.
  await openPayment(second, late.id, 'pix')
  expect((await readOrder(second, late.id)).promisedHours).toBe(48)
  await pay(late)
  expect((await readOrder(second, late.id)).status).toBe('in_production')
  expect(await dueAfterHours(late)).toBe(48)
})
