import type { AdminOrder, OrderTimeline } from '@recadinho/contracts/admin-orders'
import type { MoneyInbox, OrderGatewayEvents, OrderMoney } from '@recadinho/contracts/money'
import type { AdminReviewList } from '@recadinho/contracts/reviews'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminOrigin, type Browser } from './support/app.ts'
import { createShop, latestRef, paidOrder, type Shop } from './support/shop.ts'
import { signedIn } from './support/staff.ts'

let shop: Shop
let staff: Browser
beforeAll(async () => {
  shop = await createShop()
  staff = await signedIn(shop)
})
afterAll(() => shop.close())

/** Every page of a list, by its cursors. */
async function pagesOf<Page>(path: string, cursor: string, nextOf: (page: Page) => string | null) {
  const pages: Page[] = []
  let next: string | null | undefined
  while (next !== null) {
    const query = new URLSearchParams({ limit: '40', ...(next === undefined ? {} : { [cursor]: next }) })
    const response = await staff.get(`${path}?${query.toString()}`)
    if (response.statusCode !== 200) throw new Error(response.body)
    const page = response.json<Page>()
    pages.push(page)
    next = nextOf(page)
  }
  return pages
}

const newestFirst = (ids: readonly string[]) => ids.toSorted((a, b) => Number(b) - Number(a))

test('A15: the money inbox is paged, both of its lists, and says how many there are', async () => {
  await shop.ctx.pool.query(
    `insert into money_inbox (kind, gateway, gateway_ref, amount, currency)
     select 'unmatched', 'stripe', 'pi_' || n, 100, 'BRL' from generate_series(1, 250) n`,
  )
  await shop.ctx.pool.query(
    `insert into webhook_events (gateway, event_id, type, outcome)
     select 'stripe', 'evt_' || n, 'payment_intent.succeeded', 'dead' from generate_series(1, 90) n`,
  )
  const first = (await staff.get('/api/admin/money')).json<MoneyInbox>()
  expect([first.items.length, first.openItems, first.dead.length, first.deadEvents]).toEqual([
    50, 250, 50, 90,
  ])
  const items = await pagesOf<MoneyInbox>('/api/admin/money', 'cursor', (page) => page.nextCursor)
  const refs = items.flatMap((page) => page.items.map(({ gatewayRef }) => gatewayRef))
  expect(refs).toEqual(Array.from({ length: 250 }, (_, n) => `pi_${n + 1}`))
  const dead = await pagesOf<MoneyInbox>('/api/admin/money', 'deadCursor', (page) => page.nextDeadCursor)
  const events = dead.flatMap((page) => page.dead.map(({ eventId }) => eventId))
  expect(events).toEqual(Array.from({ length: 90 }, (_, n) => `evt_${n + 1}`))
  expect((await staff.get('/api/admin/money?cursor=x')).statusCode).toBe(400)
})

test('A15: the reviews are paged, the newest first', async () => {
  for (let n = 0; n < 90; n += 1) {
    await staff.post(
      '/api/admin/reviews',
      { author: `Parent ${n}`, rating: 5, text: 'My daughter laughed all evening.', locale: 'pt' },
      { headers: { origin: adminOrigin } },
    )
    shop.clock.advance(1)
  }
  const pages = await pagesOf<AdminReviewList>('/api/admin/reviews', 'cursor', (page) => page.nextCursor)
  expect(pages.map(({ items }) => items.length)).toEqual([40, 40, 10])
  const authors = pages.flatMap(({ items }) => items.map(({ author }) => author))
  expect(authors).toEqual(Array.from({ length: 90 }, (_, n) => `Parent ${89 - n}`))
})

test('A15: an order brings the end of its timeline and events, and the way to the rest', async () => {
  const { id } = await paidOrder(shop, shop.browser())
  const ref = await latestRef(shop, id)
  await shop.ctx.pool.query(
    `insert into order_events (order_id, machine, to_state, actor_type, reason)
     select $1, 'message', 'sent', 'system', n::text from generate_series(1, 150) n`,
    [id],
  )
  await shop.ctx.pool.query(
    `insert into webhook_events (gateway, event_id, type, gateway_ref, outcome)
     select 'stripe', 'evt_of_order_' || n, 'charge.updated', $1, 'ignored' from generate_series(1, 150) n`,
    [ref],
  )
  const order = (await staff.get(`/api/admin/orders/${id}`)).json<AdminOrder>()
  expect(order.timeline.length).toBe(100)
  expect(order.timeline.at(-1)?.cause).toEqual({ code: 'text', text: '150' })
  const shown = order.timeline.map((event) => event.id)
  const rest = await pagesOf<OrderTimeline>(
    `/api/admin/orders/${id}/timeline`,
    'cursor',
    (page) => page.nextCursor,
  )
  const all = rest.flatMap(({ items }) => items.map((event) => event.id))
  expect(all).toEqual(newestFirst(all))
  expect(all.length).toBeGreaterThan(150)
  expect(all.slice(0, 100)).toEqual(shown.toReversed())
  expect(order.moreTimeline).toBe(shown[0])

  const money = (await staff.get(`/api/admin/orders/${id}/money`)).json<OrderMoney>()
  const withPayment = money.payments.flatMap(({ events }) => events.map((event) => event.id))
  expect(withPayment).toHaveLength(100)
  const path = `/api/admin/orders/${id}/gateway-events`
  const pages = await pagesOf<OrderGatewayEvents>(path, 'cursor', (page) => page.nextCursor)
  const events = pages.flatMap(({ items }) => items.map((event) => event.id))
  expect(events.length).toBeGreaterThan(150)
  expect(events.slice(0, 100)).toEqual(withPayment.toReversed())
  expect(money.moreEvents).toBe(withPayment[0])
  for (const list of ['timeline', 'gateway-events'])
    expect((await shop.browser().get(`/api/admin/orders/${id}/${list}`)).statusCode).toBe(401)
})
