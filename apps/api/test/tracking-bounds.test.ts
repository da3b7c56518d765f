import { randomUUID } from 'node:crypto'
import { endpoints } from '@recadinho/contracts/endpoints'
import { rawCalls } from '@recadinho/contracts/raw-calls'
import { embedLimits } from '@recadinho/contracts/tracking'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createVisitCounter } from '../src/modules/tracking/count/counter.ts'
import { createTestApp, type TestApp } from './support/app.ts'
import { eventually } from './support/eventually.ts'
import { countVisits, pageEvent, userAgent, type PageEvent } from './support/tracking.ts'
import { tracking } from '../src/modules/tracking/tracking.ts'

const site = 'https://spring.example'
const { newKeysPerDay } = rawCalls.embedTrack.bounds

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp({ env: { RATE_LIMITS: 'on' } })
  await shop.db
    .insertInto('landing_sites')
    .values({ key: 'spring', name: 'Spring', origins: [site] })
    .execute()
})
afterAll(() => shop.close())

const event = (about: Partial<PageEvent> = {}) => pageEvent({ at: shop.clock.now(), ...about })

/** A batch from a caller's address. */
const embed = (remoteAddress: string, events: readonly object[]) =>
  shop.app.inject({
    method: 'POST',
    url: '/i',
    remoteAddress,
    headers: { origin: site, 'content-type': 'text/plain', 'user-agent': userAgent },
    payload: JSON.stringify({ site: 'spring', sentAt: shop.clock.now().toISOString(), events }),
  })

async function embedAll(remoteAddress: string, events: readonly object[]) {
  for (let from = 0; from < events.length; from += embedLimits.events)
    expect((await embed(remoteAddress, events.slice(from, from + embedLimits.events))).statusCode).toBe(204)
}

const keysOf = (column: 'source' | 'medium' | 'campaign' | 'affiliate' | 'referrer') =>
  shop.db.selectFrom('tracking_sessions').select(column).distinct().execute()

/** A visit with its own name for everything that visitors make up. */
const named = (name: string) =>
  event({
    path: `/${name}`,
    action: name,
    query: { utm_source: name, utm_medium: name, utm_campaign: name, code: name },
    referrer: `https://${name}.example/`,
  })

test('T13: one network adds a limited number of new keys a day; further ones are `other`, and known ones stay', async () => {
  const names = Array.from({ length: newKeysPerDay + 50 }, (_, index) => `first-${index}`)
  await embedAll(
    '203.0.113.7',
    names.map((name) => named(name)),
  )
  // Another address of the same network.
  await embedAll('203.0.113.9', [named('late'), named('first-0')])
  for (const column of ['source', 'medium', 'campaign', 'affiliate', 'referrer'] as const)
    expect([column, (await keysOf(column)).length]).toEqual([column, newKeysPerDay + 1])
  const others = await shop.db
    .selectFrom('tracking_sessions')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('source', '=', 'other')
    .executeTakeFirst()
  expect(Number(others?.count)).toBe(51)
  for (const column of ['path', 'action'] as const) {
    const keys = await shop.db.selectFrom('tracking_events').select(column).distinct().execute()
    expect([column, keys.length]).toEqual([column, newKeysPerDay + 1])
  }
  const { text } = await shop.ctx.metrics.page()
  expect(text).toMatch(/event="tracking_other_key"\} \d+/)
})

test('T13: keys of one network are known for all, and keys of the shop’s own pages stay', async () => {
  const sent = [
    event({ query: { utm_source: 'natal' } }),
    event({ action: 'ViewContent', query: { utm_source: 'natal' } }),
  ]
  await embedAll('198.51.100.1', sent)
  await embedAll('203.0.113.7', [event({ query: { utm_source: 'natal' } }), event()])
  const sessions = await shop.db
    .selectFrom('tracking_sessions')
    .select('source')
    .where('source', 'in', ['natal', 'direct'])
    .execute()
  expect(sessions.map(({ source }) => source).toSorted()).toEqual(['direct', 'natal', 'natal', 'natal'])
})

test('T13: a key in the figures of earlier days is not new', async () => {
  await countVisits(shop.ctx)
  const next = await createTestApp({ databaseUrl: shop.ctx.config.databaseUrl })
  try {
    const names = Array.from({ length: newKeysPerDay }, (_, index) =>
      event({ query: { utm_source: `new-${index}` } }),
    )
    const payload = (events: readonly object[]) =>
      JSON.stringify({ site: 'spring', sentAt: next.clock.now().toISOString(), events })
    const send = (events: readonly object[]) =>
      next.app.inject({
        method: 'POST',
        url: '/i',
        headers: { origin: site, 'content-type': 'text/plain', 'user-agent': userAgent },
        payload: payload(events),
      })
    for (let from = 0; from < names.length; from += embedLimits.events)
      expect((await send(names.slice(from, from + embedLimits.events))).statusCode).toBe(204)
    const known = event({ query: { utm_source: 'first-1' } })
    const unknown = event({ query: { utm_source: 'too-late' } })
    expect((await send([known, unknown])).statusCode).toBe(204)
    const sourceOf = async ({ sessionId }: { sessionId: string }) =>
      (await tracking(next.ctx).store.findSession(sessionId))?.source
    expect(await Promise.all([known, unknown].map((each) => sourceOf(each)))).toEqual(['first-1', 'other'])
  } finally {
    await next.close()
  }
})

test('T12: events count by network, so that one address uses at most a twentieth of a site’s limit', async () => {
  const { rowsPerMinute } = rawCalls.embedTrack.bounds
  expect(rowsPerMinute).toBeLessThanOrEqual(embedLimits.siteEventsPerMinute / 20)
  expect(endpoints.track.bounds.rowsPerMinute).toBeLessThanOrEqual(embedLimits.siteEventsPerMinute / 20)
  shop.clock.advance(61_000)
  const visit = event()
  const full = Array.from({ length: embedLimits.events }, () => visit)
  for (let sent = 0; sent < rowsPerMinute; sent += full.length)
    expect((await embed('192.0.2.1', full)).statusCode).toBe(204)
  const refused = await embed('192.0.2.200', [visit])
  expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
    429,
    'rate_limited',
    '60',
  ])
  expect((await embed('198.51.100.7', [visit])).statusCode).toBe(204)
})

test('E4: visits are counted in a child process, which starts when it is needed', async () => {
  const counter = createVisitCounter(shop.ctx)
  const counters = async () => {
    const { rows } = await shop.ctx.pool.query<{ pid: number }>(
      `select pid from pg_stat_activity where application_name = 'recadinho-visits' and datname = current_database()`,
    )
    return rows.length
  }
  const visitsOf = async (source: string) => {
    const { rows } = await shop.ctx.pool.query<{ sessions: number }>(
      `select coalesce(sum(sessions), 0)::int as sessions from tracking_days where source = $1`,
      [source],
    )
    return rows[0]?.sessions
  }
  try {
    await embedAll('198.51.100.2', [event({ query: { utm_source: 'one' } })])
    shop.takeQueries()
    await counter.count()
    expect(await visitsOf('one')).toBe(1)
    // This process only looks whether there is something to count.
    expect(shop.takeQueries().join('\n')).not.toMatch(/tracking_(?!marks)/)
    expect(await counters()).toBe(1)
    await counter.stop()
    await counter.count()
    // PostgreSQL notices the end of a process a moment later.
    await eventually(async () => expect(await counters()).toBe(0))
    await embedAll('198.51.100.2', [event({ query: { utm_source: 'two' }, sessionId: randomUUID() })])
    await counter.count()
    expect(await visitsOf('two')).toBe(1)
  } finally {
    await counter.stop()
  }
})

test('E4: a running count does not delay shutdown, and is repeated later', async () => {
  const counter = createVisitCounter(shop.ctx)
  const writer = await shop.ctx.pool.connect()
  try {
    await embedAll('198.51.100.3', [event({ query: { utm_source: 'three' }, sessionId: randomUUID() })])
    // The count waits for this lock.
    await writer.query('begin; lock table tracking_marks in exclusive mode')
    const counting = counter.count()
    await eventually(async () => {
      const { rows } = await shop.ctx.pool.query(
        `select from pg_stat_activity where application_name = 'recadinho-visits' and wait_event_type = 'Lock'
          and datname = current_database()`,
      )
      expect(rows).toHaveLength(1)
    })
    await counter.stop()
    await counting
    await writer.query('rollback')
    await counter.count()
    const { rows } = await shop.ctx.pool.query(
      `select sum(sessions)::int as sessions from tracking_days where source = 'three'`,
    )
    expect(rows).toEqual([{ sessions: 1 }])
  } finally {
    writer.release()
    await counter.stop()
  }
})
