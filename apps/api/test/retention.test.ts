import type { AdminSettings } from '@recadinho/contracts/admin-settings'
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { uuidv7 } from '../src/ids.ts'
import { purge } from '../src/modules/retention/purge.ts'
import { placeOrder } from './support/order.ts'
import { adminOrigin, createTestApp, type Browser, type TestApp } from './support/app.ts'
import { signedIn } from './support/staff.ts'

const dayMs = 24 * 3_600_000

let shop: TestApp
let owner: Browser
beforeAll(async () => {
  shop = await createTestApp()
  owner = await signedIn(shop)
})
afterAll(() => shop.close())

const run = (signal = new AbortController().signal) => purge(shop.ctx, signal)
const daysAgo = (days: number) => new Date(shop.clock.now().getTime() - days * dayMs)

async function count(
  table: 'visits' | 'webhook_events' | 'staff_sessions' | 'outbox_events' | 'audit_log' | 'order_advertising',
) {
  const { rows } = await shop.ctx.pool.query<{ count: string }>(`select count(*) from ${table}`)
  return Number(rows[0]?.count)
}

const addVisit = (daysOld: number) =>
  shop.db
    .insertInto('visits')
    .values({
      id: uuidv7(daysAgo(daysOld)),
      token_hash: randomBytes(32),
      phone_number: '',
      user_agent: '',
      status: null,
      said_at: daysAgo(daysOld),
      updated_at: daysAgo(daysOld),
    })
    .execute()

const addEvent = (daysOld: number, processed: boolean) =>
  shop.db
    .insertInto('webhook_events')
    .values({
      gateway: 'stripe',
      event_id: `evt_${randomBytes(6).toString('hex')}`,
      type: 'payment_intent.succeeded',
      gateway_ref: 'pi_1',
      raw: Buffer.from('body'),
      received_at: daysAgo(daysOld),
      processed_at: processed ? daysAgo(daysOld) : null,
      outcome: processed ? 'applied' : null,
      retry_at: null,
      last_error: null,
    })
    .execute()

const addDone = (daysOld: number | null) =>
  shop.db
    .insertInto('outbox_events')
    .values({
      kind: 'test',
      dedupe_key: randomBytes(6).toString('hex'),
      payload: '{}',
      next_attempt_at: null,
      done_at: daysOld === null ? null : daysAgo(daysOld),
    })
    .execute()

/** A failed event for an advertiser, and the advertising data stored with an order. */
async function addAdvertising(daysOld: number) {
  await shop.db
    .insertInto('outbox_events')
    .values({
      kind: 'meta_conversion',
      dedupe_key: randomBytes(6).toString('hex'),
      payload: JSON.stringify({ identity: { ip: '203.0.113.7' } }),
      next_attempt_at: null,
      dead_at: daysAgo(daysOld),
      dead_reason: 'attempts_used',
    })
    .execute()
  const { order } = await placeOrder(shop.browser())
  await shop.db
    .insertInto('order_advertising')
    .values({
      order_id: order.id,
      consent_version: 1,
      created_at: daysAgo(daysOld),
      ip: '203.0.113.7',
      user_agent: 'Firefox',
    })
    .execute()
}

test('A15: what is older than the owner wants is removed, and only that', async () => {
  const order = await placeOrder(shop.browser())
  for (const days of [1, 179, 181]) await addVisit(days)
  for (const [days, processed] of [
    [10, true],
    [40, true],
    [400, true],
    // Waits for staff, however long.
    [400, false],
  ] as const)
    await addEvent(days, processed)
  for (const days of [364, 366, null]) await addDone(days)
  for (const days of [2, 6, 8]) await addAdvertising(days)
  const [audits, sessions] = [await count('audit_log'), await count('staff_sessions')]
  const ended = await shop.db.selectFrom('staff').select('id').executeTakeFirstOrThrow()
  for (const days of [1, 31])
    await shop.db
      .insertInto('staff_sessions')
      .values({
        token_hash: randomBytes(32),
        staff_id: ended.id,
        created_at: daysAgo(days + 1),
        last_seen_at: daysAgo(days + 1),
        expires_at: daysAgo(days),
      })
      .execute()
  await run()
  expect([await count('visits'), await count('webhook_events')]).toEqual([2, 3])
  const { rows } = await shop.ctx.pool.query<{ outcome: string | null; body: boolean }>(
    `select outcome, raw is not null as body from webhook_events order by received_at`,
  )
  expect(rows).toEqual([
    { outcome: null, body: true },
    { outcome: 'applied', body: false },
    { outcome: 'applied', body: true },
  ])
  expect(await count('outbox_events')).toBeGreaterThanOrEqual(2)
  const conversions = await shop.ctx.pool.query(
    `select dead_at from outbox_events where kind = 'meta_conversion'`,
  )
  expect([conversions.rows.length, await count('order_advertising')]).toEqual([1, 2])
  expect(await count('staff_sessions')).toBe(sessions + 1)
  expect(await count('audit_log')).toBe(audits)
  expect((await owner.get(`/api/admin/orders/${order.order.id}`)).statusCode).toBe(200)
  expect(shop.logs()).toMatch(/"source":"visits","count":1,"event":"purged"/)
  expect((await shop.browser().get('/metrics')).body).toContain('purged_rows{source="visits"} 1')
})

test('A15: a purge that stops half-way continues where it was', async () => {
  shop.clock.advance(dayMs)
  await shop.db.deleteFrom('visits').execute()
  await shop.ctx.pool.query(
    `insert into visits (id, token_hash, phone_number, user_agent, said_at, updated_at)
     select gen_random_uuid(), sha256(n::text::bytea), '', '', $1, $1 from generate_series(1, 2500) n`,
    [daysAgo(200)],
  )
  const stopped = new AbortController()
  const { pool } = shop.ctx
  const query = pool.query.bind(pool)
  // The process is asked to stop after the second batch of visits.
  let batches = 0
  const watch = shop.ctx.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult({ result }) {
      if (result.numAffectedRows === 1000n && (batches += 1) === 2) stopped.abort()
      return Promise.resolve(result)
    },
  })
  await purge({ ...shop.ctx, db: watch }, stopped.signal)
  expect(await count('visits')).toBe(500)
  const unfinished = await query(`select removed, finished_at from purges where name = 'visits'`)
  expect(unfinished.rows).toEqual([{ removed: 2000, finished_at: null }])
  await run()
  expect(await count('visits')).toBe(0)
  const finished = await query(
    `select removed, finished_at is not null as ended from purges where name = 'visits'`,
  )
  expect(finished.rows).toEqual([{ removed: 2500, ended: true }])
})

test('A15: only the owner sets how long things are kept', async () => {
  owner = await signedIn(shop, 'another@recadinho.test')
  const settings = (await owner.get('/api/admin/settings')).json<AdminSettings>()
  expect(settings.retention).toEqual({
    webhookBodies: 30,
    webhookEvents: 365,
    orderDetails: 180,
    orderBuyers: 1826,
    visits: 180,
    sentMessages: 365,
    endedSessions: 30,
    videos: 90,
  })
  const put = (retention: object, browser = owner) =>
    browser.send({
      method: 'PATCH',
      url: '/api/admin/settings',
      payload: {
        was: { retention: settings.retention },
        changes: { retention: { ...settings.retention, ...retention } },
      },
      headers: { origin: adminOrigin },
    })
  expect((await put({ visits: 0 })).statusCode).toBe(400)
  expect((await put({ visits: 5 }, shop.browser())).statusCode).toBe(401)
  expect((await put({ visits: 5 })).statusCode).toBe(200)
  await addVisit(6)
  const before = await count('visits')
  shop.clock.advance(dayMs)
  await run()
  expect(await count('visits')).toBeLessThan(before)
})
