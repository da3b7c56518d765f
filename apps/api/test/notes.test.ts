import { randomUUID } from 'node:crypto'
import type { AdminOrder } from '@recadinho/contracts/admin-orders'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type Browser, type TestApp } from './support/app.ts'
import { placeOrder, readOrder } from './support/order.ts'
import { readAdminOrder, signedIn } from './support/staff.ts'

let shop: TestApp
let staff: Browser
beforeAll(async () => {
  shop = await createTestApp()
  staff = await signedIn(shop)
})
afterAll(() => shop.close())

const add = (orderId: string, text: string, id: string = randomUUID()) =>
  staff.post(`/api/admin/orders/${orderId}/notes`, { id, text })

test('O11.1: notes are for staff, the newest first; the order and the timeline’s words stay as they are', async () => {
  const buyer = shop.browser()
  const { order } = await placeOrder(buyer)
  const { version } = await readAdminOrder(staff, order.id)
  await add(order.id, ' The mother calls her Liv ')
  shop.clock.advance(1000)
  const noted = (await add(order.id, 'Spoke to her\non the phone')).json<AdminOrder>()
  expect(noted).toMatchObject({
    version,
    notes: [
      { text: 'Spoke to her\non the phone', author: 'Owner' },
      { text: 'The mother calls her Liv', author: 'Owner' },
    ],
  })
  expect(noted.timeline.filter(({ machine }) => machine === 'note')).toHaveLength(2)
  expect(JSON.stringify(noted.timeline)).not.toContain('Liv')
  expect(JSON.stringify(await readOrder(buyer, order.id))).not.toContain('calls her')
})

test('O11.2: a note that is sent again is one note', async () => {
  const { order } = await placeOrder(shop.browser())
  const id = randomUUID()
  await Promise.all([add(order.id, 'Once', id), add(order.id, 'Once', id)])
  expect((await readAdminOrder(staff, order.id)).notes).toMatchObject([{ id, text: 'Once' }])
})

test('a blank or endless note, and one for no order, are refused', async () => {
  const { order } = await placeOrder(shop.browser())
  for (const text of [' \n', 'a'.repeat(1001)])
    expect((await add(order.id, text)).json()).toMatchObject({ code: 'validation_failed' })
  expect((await add('0197a1c0-0000-7000-8000-000000000000', 'Hello')).json()).toMatchObject({
    code: 'not_found',
  })
})
