import { randomUUID } from 'node:crypto'
import type { RevenueFigures, SalesFigures, WorkFigures } from '@recadinho/contracts/dashboard'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { uuidv7 } from '../src/ids.ts'
import { startOfNextDay } from '../src/modules/catalog/days.ts'
import { insertLedgerEntry } from '../src/modules/ledger/queries.ts'
import { periodOf } from '../src/modules/dashboard/period.ts'
import { createTestApp, type Browser, type TestApp } from './support/app.ts'
import { placeOrder } from './support/order.ts'
import { signedIn } from './support/staff.ts'
import { tracking } from '../src/modules/tracking/tracking.ts'

const zone = 'America/Sao_Paulo'
const second = 1000
const hour = 3_600_000
const day = 24 * hour

let shop: TestApp
let owner: Browser
/** Start of the shop's day. */
let midnight: number
beforeEach(async () => {
  shop = await createTestApp()
  // Noon, whenever the test runs.
  midnight = startOfNextDay(shop.clock.now(), zone).getTime()
  shop.clock.advance(midnight + day / 2 - shop.clock.now().getTime())
  owner = await signedIn(shop)
})
afterEach(() => shop.close())

const read = async <T>(what: string) => (await owner.get(`/api/admin/${what}`)).json<T>()
const at = (milliseconds: number) => new Date(milliseconds)
const dayOf = (instant: number) => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(instant)

async function order(
  values: Partial<Record<'created_at' | 'confirmed_at' | 'due_at' | 'on_hold_since', Date>>,
) {
  const { id, number } = (await placeOrder(shop.browser())).order
  const held = values.on_hold_since ? { on_hold_reason: 'The name is unclear' } : {}
  const running = values.due_at ? ({ status: 'in_production', stage: 'queued' } as const) : {}
  await shop.db
    .updateTable('orders')
    .set({ ...values, ...running, ...held })
    .where('id', '=', id)
    .execute()
  return { id, number }
}

const visit = async (created: number) => {
  const { store } = tracking(shop.ctx)
  await store.append([
    {
      eventId: uuidv7(at(created)),
      madeAt: at(created),
      elsewhere: null,
      at: at(created),
      sessionId: randomUUID(),
      visitorId: null,
      site: '',
      landingSite: '',
      consent: 'exempt',
      action: 'pageview',
      path: '/',
      step: 'visit',
      source: 'direct',
      medium: null,
      campaign: null,
      affiliate: null,
      referrer: null,
      device: 'mobile',
      country: 'BR',
      bot: null,
      properties: null,
    },
  ])
  await store.refresh(zone)
}

const money = (
  kind: 'capture' | 'refund' | 'refund_returned',
  amount: number,
  currency: string,
  now: number,
) =>
  shop.db.transaction().execute((tx) =>
    insertLedgerEntry(tx, {
      kind,
      gateway: 'stripe',
      ref: randomUUID(),
      paymentRef: 'pi_1',
      orderId: null,
      paymentId: null,
      amount,
      currency,
      now: at(now),
    }),
  )

test('each visit, order and payment counts on its day of the shop, to the second of midnight', async () => {
  await order({ created_at: at(midnight - second) })
  await order({ created_at: at(midnight - 2 * day), confirmed_at: at(midnight) })
  await order({ created_at: at(midnight - 6 * day), confirmed_at: at(midnight - second) })
  await order({ created_at: at(midnight - 6 * day - second) })
  for (const when of [midnight, midnight - second, midnight - 8 * day]) await visit(when)
  const { since, days, before, visits: visited, orders } = await read<SalesFigures>('figures/sales?days=7')
  expect(since).toBe(new Date(midnight - 6 * day).toISOString())
  expect(days.map((each) => each.day)).toEqual(
    [6, 5, 4, 3, 2, 1, 0].map((ago) => dayOf(midnight + 12 * hour - ago * day)),
  )
  expect(days.map(({ visits, orders, paid }) => [visits, orders, paid])).toEqual([
    [0, 1, 0],
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
    [0, 1, 0],
    [1, 1, 1],
    [1, 0, 1],
  ])
  // Shares are of their own whole: four orders without a visit are no visits that ordered, and one was paid.
  expect([visited, orders]).toEqual([
    { all: 2, ordered: 0 },
    { all: 3, paid: 2 },
  ])
  // The six days and some hours before the seven; their last day is not over yet.
  expect(before.orders).toBe(0)
  shop.clock.advance(midnight + day - second - shop.clock.now().getTime())
  owner = await signedIn(shop, 'again@recadinho.test')
  expect((await read<SalesFigures>('figures/sales?days=7')).before).toEqual({ visits: 1, orders: 1, paid: 0 })
  expect((await read<SalesFigures>('figures/sales?days=1')).days).toEqual([
    { day: dayOf(midnight), visits: 1, orders: 0, paid: 1 },
  ])
})

test('money is never added across currencies, and a refund that came back is none', async () => {
  await money('capture', 990, 'USD', midnight)
  await money('capture', 4990, 'BRL', midnight)
  await money('refund', 990, 'USD', midnight)
  await money('refund', 1000, 'BRL', midnight - second)
  await money('refund_returned', 1000, 'BRL', midnight - second)
  await money('capture', 100, 'USD', midnight - day)
  const { days } = await read<RevenueFigures>('figures/revenue?days=7')
  expect(days).toEqual([
    { day: dayOf(midnight - second), currency: 'BRL', received: 0, refunded: 0 },
    { day: dayOf(midnight - day), currency: 'USD', received: 100, refunded: 0 },
    { day: dayOf(midnight), currency: 'BRL', received: 4990, refunded: 0 },
    { day: dayOf(midnight), currency: 'USD', received: 990, refunded: 990 },
  ])
  const today = await read<RevenueFigures>('figures/revenue?days=1')
  expect(today.days.length).toBe(2)
  expect(today.before).toEqual([{ currency: 'USD', received: 100, refunded: 0 }])
})

test('the period before ends at the same time of day, also where the clocks changed', () => {
  // In São Paulo clocks went forward in the night to 4 November 2018, which began at one o'clock.
  const now = new Date('2018-11-04T15:00:00Z')
  expect(periodOf(now, 2, zone)).toEqual({
    timeZone: zone,
    from: new Date('2018-11-03T03:00:00Z'),
    until: now,
    before: { from: new Date('2018-11-01T03:00:00Z'), until: new Date('2018-11-02T15:00:00Z') },
  })
})

test('late, due, held and free orders are counted apart, the next due first', async () => {
  const now = shop.clock.now().getTime()
  await order({ created_at: at(now) })
  const late = await order({ due_at: at(now - second) })
  const soon = await order({ due_at: at(now + hour) })
  await order({ due_at: at(now + 2 * hour), on_hold_since: at(now) })
  const later = await order({ due_at: at(now + 2 * day) })
  expect(
    (await owner.send({ method: 'PUT', url: `/api/admin/orders/${soon.id}/claim`, payload: {} })).statusCode,
  ).toBe(200)
  expect(await read<WorkFigures>('figures/work')).toEqual({
    inProduction: 4,
    late: 1,
    dueSoon: 1,
    onHold: 1,
    unclaimed: 2,
    pendingPayment: 1,
    next: [late, soon, later].map(({ id, number }) => ({ id, number, dueAt: expect.any(String) })),
    problems: 0,
    problemOrders: [],
    serverTime: expect.any(String),
  })
})

test('what buyers say is wrong waits for staff until it is dealt with or the video is made again', async () => {
  const now = shop.clock.now()
  const complain = async (minutesAgo: number) => {
    const { id, number } = await order({ created_at: now })
    const video_id = randomUUID()
    await shop.db
      .updateTable('orders')
      .set({ status: 'completed', stage: 'ready', completed_at: now })
      .where('id', '=', id)
      .execute()
    await sql`
      insert into videos (id, order_id, storage_key, state, mime_type, bytes, created_at, expires_at)
      values (${video_id}, ${id}, ${`${video_id}.mp4`}, 'ready', 'video/mp4', 1, now(), now() + interval '9 days')`.execute(
      shop.db,
    )
    const reported_at = at(now.getTime() - minutesAgo * 60_000)
    await shop.db
      .insertInto('video_problems')
      .values({ video_id, order_id: id, reason: 'name', words: null, reported_at })
      .execute()
    return { id, number, reason: 'name', reportedAt: reported_at.toISOString() }
  }
  const [later, longest] = [await complain(1), await complain(9)]
  const first = await read<WorkFigures>('figures/work')
  expect(first).toMatchObject({ problems: 2, problemOrders: [longest, later] })

  const resolve = (reportedAt: string) =>
    owner.post(`/api/admin/orders/${longest.id}/video-problem/resolutions`, { reportedAt })
  expect((await resolve(now.toISOString())).json().code).toBe('version_conflict')
  expect((await resolve(longest.reportedAt)).json().problem.resolvedAt).toEqual(expect.any(String))
  await shop.db.updateTable('orders').set({ status: 'in_production' }).where('id', '=', later.id).execute()
  expect(await read<WorkFigures>('figures/work')).toMatchObject({ problems: 0, problemOrders: [] })
})
