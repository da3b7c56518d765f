import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clickhouseConfig } from '../src/config.ts'
import { createDb } from '../src/db/client.ts'
import { uuidv7 } from '../src/ids.ts'
import { createClickHouse } from '../src/modules/tracking/store/clickhouse/client.ts'
import { createClickHouseEventStore } from '../src/modules/tracking/store/clickhouse/store.ts'
import { createPostgresEventStore } from '../src/modules/tracking/store/postgres/store.ts'
import { describeEventStore } from './support/event-store-contract.ts'
import { answers, emptyStore, everyDay, visits, zone } from './support/event-stores.ts'

describeEventStore('PostgreSQL', () => emptyStore())
// E4: days so busy that each is counted in several pieces.
describeEventStore('PostgreSQL, by three sessions at a time', () => emptyStore(3))

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

test('E4: visitors are estimated while ClickHouse hangs, or while far more sessions are kept than were counted', async () => {
  const { db, store, ...opened } = await emptyStore()
  try {
    await store.append(visits())
    await store.refresh(zone)
    const { visitors } = await store.totals(everyDay)
    const never = () => new Promise<never>(() => {})
    const hanging = { database: 'recadinho', run: never, rows: never, insert: never }
    expect(await createClickHouseEventStore(hanging, db).totals(everyDay)).toMatchObject({ visitors })
    const crowded = createPostgresEventStore(db, undefined, async (_period, atMost) =>
      Array.from({ length: atMost }, () => ({ day: everyDay.from, visitor: 'one' })),
    )
    expect(await crowded.totals(everyDay)).toMatchObject({ visitors })
  } finally {
    await opened.close()
  }
})
