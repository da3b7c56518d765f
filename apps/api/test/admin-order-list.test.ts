import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AdminOrderList } from '@recadinho/contracts/admin-orders'
import { createShop, paidOrder, type Shop } from './support/shop.ts'
import { orderVersion, signedIn } from './support/staff.ts'

let shop: Shop
beforeAll(async () => {
  shop = await createShop()
})
afterAll(() => shop.close())

test('the list goes by time, not by how the time is written', async () => {
  // 9,999 and 10,000 days after the list's own epoch: sorted as text, the second would come first.
  const dueAt = { 'Due sooner': '2027-05-18T12:00:00Z', 'Due later': '2027-05-19T12:00:00Z' }
  for (const [childName, due] of Object.entries(dueAt)) {
    const { id } = await paidOrder(shop, shop.browser(), { childName })
    await shop.db
      .updateTable('orders')
      .set({ due_at: new Date(due) })
      .where('id', '=', id)
      .execute()
  }
  const staff = await signedIn(shop)
  const list = (await staff.get('/api/admin/orders')).json<AdminOrderList>()
  expect(list.items.map(({ childName }) => childName)).toEqual(Object.keys(dueAt))
  const [first] = list.items
  expect(first?.version).toBe(await orderVersion(shop, first?.id ?? ''))
})
