import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clickhouseConfig } from '../src/config-clickhouse.ts'
import { createDb, createPool } from '../src/db/client.ts'
import { uuidv7 } from '../src/ids.ts'
import { unclocked } from '../src/modules/tracking/pipeline/when.ts'
import { mark } from '../src/modules/tracking/store/clickhouse/append.ts'
import { copyVisits } from '../src/modules/tracking/store/clickhouse/copy.ts'
import type { EventStore, TrackedEvent } from '../src/modules/tracking/store/event-store.ts'
import { createClickHouse, type ClickHouse } from '../src/modules/tracking/store/clickhouse/client.ts'
import { createClickHouseEventStore } from '../src/modules/tracking/store/clickhouse/store.ts'
import { createPostgresEventStore } from '../src/modules/tracking/store/postgres/store.ts'
import { createTestDatabase } from './support/database.ts'
import { describeEventStore } from './support/event-store-contract.ts'

async function emptyStore(sessionsAtOnce?: number) {
  const database = await createTestDatabase()
  const pool = createPool({ databaseUrl: database.url, max: 3, onError: () => undefined })
  const db = createDb(pool)
  return {
    pool,
    db,
    store: createPostgresEventStore(db, sessionsAtOnce),
    async close() {
      await db.destroy()
      await database.drop()
    },
  }
}

describeEventStore('PostgreSQL', () => emptyStore())
// E4: days so busy that each is counted in several pieces.
describeEventStore('PostgreSQL, by three sessions at a time', () => emptyStore(3))

const zone = 'America/Sao_Paulo'

/** Two days of visits by three people, with everything that a session is known by. */
const visits = (): TrackedEvent[] =>
  Array.from({ length: 40 }, (_, index) => {
    const at = new Date(Date.parse('2026-11-02T12:00:00Z') + index * 45 * 60_000)
    const session = Math.floor(index / 4)
    const paid = session === 2 && index % 4 === 3
    return {
      eventId: uuidv7(at),
      madeAt: index === 5 ? unclocked : at,
      elsewhere: null,
      at,
      sessionId: `00000000-0000-4000-8000-${String(session).padStart(12, '0')}`,
      visitorId:
        session % 3 === 0 ? null : `00000000-0000-7000-8000-${String(session % 3).padStart(12, '0')}`,
      site: session === 4 ? 'spring' : '',
      landingSite: session === 4 ? 'spring' : session === 3 ? 'winter' : '',
      consent: 'granted',
      action: paid ? 'order_paid' : 'pageview',
      path: paid ? '' : (['/', '/purchase', '/checkout', '/contact'][index % 4] ?? '/'),
      step: paid
        ? 'paid'
        : session === 4
          ? 'visit'
          : ((['visit', 'purchase', 'checkout'] as const)[index % 4] ?? 'visit'),
      source: session === 1 ? 'google' : 'direct',
      medium: session === 1 ? 'cpc' : null,
      campaign: session === 1 ? 'natal' : null,
      affiliate: session === 3 ? 'ANA' : null,
      referrer: null,
      device: session % 2 === 0 ? 'mobile' : 'desktop',
      country: 'BR',
      bot: session === 9 ? 'user_agent' : null,
      properties: index === 0 ? { content_name: 'a' } : null,
    }
  })

const everyDay = { from: '2026-11-01', until: '2026-11-05', zone }

/** Everything that a store answers. Visitors are left out: each store has its own hashes to estimate them from. */
async function answers(store: EventStore) {
  const period = everyDay
  const list = await store.listSessions({ ...period, page: 1, limit: 50 })
  const stats = await store.stats(period)
  return {
    list,
    events: await Promise.all(list.items.map(({ id }) => store.sessionEvents(id))),
    funnel: await store.funnel(period),
    parts: stats.parts,
    totals: { ...stats.totals, visitors: null },
  }
}

test('E4: a busy day of which only marked pieces are counted again comes to what it does when counted at once', async () => {
  const [busy, whole] = [await emptyStore(1), await emptyStore()]
  const visitors = async ({ store }: typeof busy) => (await store.stats(everyDay)).totals.visitors
  try {
    const events = visits()
    // The last come first, so that sessions move to earlier pieces.
    for (let until = events.length; until > 0; until -= 7) {
      await busy.store.append(events.slice(Math.max(0, until - 7), until))
      await busy.store.refresh(zone)
    }
    await whole.store.append(events)
    await whole.store.refresh(zone)
    const forgotten = (await whole.store.listSessions({ ...everyDay, page: 1, limit: 50 })).items[3]?.id ?? ''
    for (const { store } of [busy, whole]) {
      await store.eraseVisitor(forgotten)
      await store.refresh(zone)
    }
    expect(await answers(busy.store)).toEqual(await answers(whole.store))
    expect(await visitors(busy)).toBe(await visitors(whole))
  } finally {
    await busy.close()
    await whole.close()
  }
})

test('E4: a day that cannot be counted stops no other, and is counted once it can be', async () => {
  const { pool, store, ...opened } = await emptyStore()
  const sessions = async () => (await store.series(everyDay)).map(({ sessions: count }) => count)
  try {
    await store.append(visits())
    // The newer day, which is counted first: its pages are more than their column holds.
    await pool.query(
      `update tracking_sessions set pages = 2147483647 where started_at >= '2026-11-03T03:00:00Z'`,
    )
    await expect(store.refresh(zone)).rejects.toThrow('Not counted: 2026-11-03')
    expect(await sessions()).toHaveLength(1)
    await pool.query(`update tracking_sessions set pages = 1`)
    // Another process, which has not seen it fail.
    expect(await createPostgresEventStore(createDb(pool)).refresh(zone)).toBe(1)
    expect(await sessions()).toHaveLength(2)
  } finally {
    await opened.close()
  }
})

test('E4: of what strangers make up, a day keeps few rows, whatever they combine', async () => {
  const { pool, store, ...opened } = await emptyStore()
  try {
    const [first] = visits()
    if (!first) throw new Error('There are visits')
    // Each source with each campaign, and a name of its own besides.
    const combined = Array.from({ length: 6000 }, (_, index) => ({
      ...first,
      eventId: uuidv7(first.at),
      sessionId: randomUUID(),
      visitorId: null,
      source: `source-${index % 80}`,
      campaign: `campaign-${Math.floor(index / 80)}`,
      referrer: `host-${index}.example`,
    }))
    for (let from = 0; from < combined.length; from += 1000)
      await store.append(combined.slice(from, from + 1000))
    await store.refresh(zone)
    const { rows } = await pool.query<{ part: string; keys: number; rows: number; sessions: number }>(
      `select part, count(distinct key)::int as keys, count(*)::int as rows, sum(sessions)::int as sessions
       from tracking_parts where part in ('campaign', 'referrer') group by part order by part`,
    )
    expect(rows).toEqual([
      { part: 'campaign', keys: 75, rows: 3038, sessions: 6000 },
      { part: 'referrer', keys: 301, rows: 380, sessions: 6000 },
    ])
    const { totals } = await store.stats(everyDay)
    expect(totals.sessions).toBe(6000)
  } finally {
    await opened.close()
  }
})

function emptyClickHouse() {
  const database = `event_store_${randomBytes(6).toString('hex')}`
  const clickhouse = createClickHouse({ ...clickhouseConfig(clickhouseUrl ?? ''), database })
  return { clickhouse, drop: () => clickhouse.run(`drop database if exists ${database}`) }
}

const clickhouseUrl = process.env['CLICKHOUSE_TEST_URL']
const notRun = (name: string) => void process.stdout.write(`Not run without CLICKHOUSE_TEST_URL: ${name}\n`)
const withClickHouse = clickhouseUrl === undefined ? notRun : describe
withClickHouse('with the server that CLICKHOUSE_TEST_URL names', () => {
  describeEventStore('ClickHouse', async () => {
    const postgres = await emptyStore()
    const { clickhouse, drop } = emptyClickHouse()
    return {
      store: createClickHouseEventStore(clickhouse, postgres.db),
      async close() {
        await drop()
        await postgres.close()
      },
    }
  })

  test('E10: visits are taken over, over several tries, and come to the same', async () => {
    const postgres = await emptyStore()
    const { db, store: before } = postgres
    const { clickhouse, drop } = emptyClickHouse()
    const store = createClickHouseEventStore(clickhouse, db)
    try {
      await before.append(visits())
      await before.refresh(zone)
      const expected = await answers(before)
      let batches = 0
      const cutOff = {
        ...clickhouse,
        insert: async (table: string, rows: readonly object[]) => {
          batches += 1
          await clickhouse.insert(table, rows)
          // Written, but never confirmed.
          if (batches === 3) throw new Error('cut off')
        },
      }
      const progress: number[] = []
      const copy = (to: ClickHouse) =>
        copyVisits({ db, clickhouse: to }, (_, events) => progress.push(events), 7)
      await expect(copy(cutOff)).rejects.toThrow('cut off')
      const noted = progress.length
      await copy(clickhouse)
      expect(noted).toBeGreaterThan(0)
      expect(progress.length).toBeGreaterThan(noted)
      const all = progress.length
      await copy(clickhouse)
      expect(progress).toHaveLength(all)
      await mark(db, [new Date('2026-11-02T12:00:00Z'), new Date('2026-11-03T12:00:00Z')])
      expect(await store.refresh(zone)).toBe(2)
      expect(await answers(store)).toEqual(expected)
      // What was taken over is erased in both.
      const id = expected.list.items[0]?.id ?? ''
      expect(await store.eraseVisitor(id)).toBeGreaterThan(0)
      expect([await before.sessionEvents(id), await store.sessionEvents(id)]).toEqual([[], []])
    } finally {
      await drop()
      await postgres.close()
    }
  })
})
if (clickhouseUrl === undefined)
  process.stdout.write('ClickHouse: skipped, CLICKHOUSE_TEST_URL names no server\n')

let postgres: Awaited<ReturnType<typeof emptyStore>>
beforeAll(async () => {
  postgres = await emptyStore()
})
afterAll(() => postgres.close())

test('E6: a week whose removal was cut short, by a backup that reads it, goes the next night', async () => {
  const { pool, store } = postgres
  const weeks = async () => {
    const { rows } = await pool.query<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and relname ~ '^tracking_events_2025' order by 1`,
    )
    return rows.map(({ name }) => name)
  }
  await store.maintain(new Date('2025-06-04T03:10:00Z'), 'UTC')
  const made = await weeks()
  expect(made.length).toBeGreaterThan(4)
  const backup = await pool.connect()
  const upkeep = await pool.connect()
  await backup.query('begin; select count(*) from tracking_events')
  await upkeep.query(`set statement_timeout = '200ms'`)
  await expect(
    upkeep.query(`alter table tracking_events detach partition ${made[0]} concurrently`),
  ).rejects.toThrow('statement timeout')
  await backup.query('rollback')
  // Another night's ended between the two statements that remove a week.
  await upkeep.query(`reset statement_timeout; alter table tracking_events detach partition ${made[1]}`)
  for (const client of [backup, upkeep]) client.release()
  await store.maintain(new Date('2026-11-23T03:10:00Z'), 'UTC')
  expect(await weeks()).toEqual([])
})

test('E9: while ClickHouse does not answer nothing is acknowledged, so browsers send again', async () => {
  const nobody = createClickHouse(clickhouseConfig('http://127.0.0.1:1/'))
  const store = createClickHouseEventStore(nobody, postgres.db)
  await expect(store.sessionEvents(randomUUID())).rejects.toMatchObject({
    code: 'unavailable',
    statusCode: 503,
  })
})
