import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from './support/app.ts'
import { placeOrder } from './support/order.ts'
import { createShop, openPayment, submitCard, type Shop } from './support/shop.ts'
import { readAdminOrder, signedIn, signedInAs } from './support/staff.ts'
import { orderFeed } from '../src/modules/orders/feed.ts'

let shop: Shop
let staff: Browser
beforeAll(async () => {
  shop = await createShop()
  staff = await signedIn(shop)
})
afterAll(() => shop.close())

/** A staff member's EventSource. */
async function follow(orderId: string, browser = staff) {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await fetch(`${shop.url}/api/admin/orders/${orderId}/events`, { headers: { cookie } })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  /** Waits for a change since the last call and returns true; `false` if the stream ended. */
  async function changed(): Promise<boolean> {
    for (;;) {
      if (text.includes('event: changed\ndata: {}\n\n')) {
        text = ''
        return true
      }
      const chunk = await reader?.read()
      if (!chunk || chunk.done) return false
      text += chunk.value
    }
  }
  return { response, changed, close: () => reader?.cancel() }
}

test('a change by another member of staff, by the buyer and by the bank is told, and nothing of it', async () => {
  const buyer = shop.browser()
  const { order } = await placeOrder(buyer)
  const stream = await follow(order.id)
  expect(stream.response.headers.get('content-type')).toMatch('text/event-stream')

  await staff.post(`/api/admin/orders/${order.id}/notes`, { id: randomUUID(), text: 'Call her' })
  expect(await stream.changed()).toBe(true)
  const changes = { childName: 'Lívia' }
  await buyer.send({
    method: 'PATCH',
    url: `/api/orders/${order.id}`,
    payload: { detailsVersion: 1, changes },
  })
  expect(await stream.changed()).toBe(true)
  const { clientSecret } = await openPayment(buyer, order.id, 'card')
  await submitCard(shop, clientSecret)
  while ((await readAdminOrder(staff, order.id)).status === 'pending')
    expect(await stream.changed()).toBe(true)
  await stream.close()
  await expect.poll(() => orderFeed(shop.ctx).watching(order.id)).toBe(0)
})

test('who is signed out, or lost the role, follows no longer', async () => {
  const { order } = await placeOrder(shop.browser())
  const other = await signedInAs(shop, 'production')
  const stream = await follow(order.id, other)
  expect(stream.response.status).toBe(200)
  await other.send({ method: 'DELETE', url: '/api/admin/sessions/current' })
  while (await stream.changed());
  expect((await follow(order.id, other)).response.status).toBe(401)
  expect((await follow(order.id, await signedInAs(shop, 'marketing'))).response.status).toBe(403)
})

test('there is nothing to follow of an order that does not exist, and nothing for a HEAD request', async () => {
  expect((await follow('0197a1c0-0000-7000-8000-000000000000')).response.status).toBe(404)
  const { order } = await placeOrder(shop.browser())
  const head = await staff.send({ method: 'HEAD', url: `/api/admin/orders/${order.id}/events` })
  expect(head.statusCode).toBe(405)
})
