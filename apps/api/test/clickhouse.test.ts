import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clickhouseConfig } from '../src/config.ts'
import { mark } from '../src/modules/tracking/store/clickhouse/append.ts'
import { createClickHouse, type ClickHouse } from '../src/modules/tracking/store/clickhouse/client.ts'
import { copyVisits } from '../src/modules/tracking/store/clickhouse/copy.ts'
import { createClickHouseEventStore } from '../src/modules/tracking/store/clickhouse/store.ts'
import { hasClickHouse, startClickHouse } from './support/clickhouse.ts'
import { describeEventStore } from './support/event-store-contract.ts'
import { answers, emptyStore, visits, zone } from './support/event-stores.ts'

/** Half a gigabyte may have to be fetched. */
const installMs = 600_000

/** What both stores promise, on a server that is there once the tests run. */
function describeClickHouse(name: string, url: () => string) {
  function emptyClickHouse() {
    const database = `event_store_${randomBytes(6).toString('hex')}`
    const clickhouse = createClickHouse({ ...clickhouseConfig(url()), database })
    return { clickhouse, drop: () => clickhouse.run(`drop database if exists ${database}`) }
  }

  describeEventStore(name, async () => {
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

  test(`T8.1: a table from before landing pages were noted gets their column: ${name}`, async () => {
    const postgres = await emptyStore()
    const { clickhouse, drop } = emptyClickHouse()
    try {
      const events = visits()
      const old = createClickHouseEventStore(clickhouse, postgres.db)
      await old.append(events.filter(({ site }) => site !== ''))
      await clickhouse.run(`alter table ${clickhouse.database}.tracking_events drop column landing_site`)
      const store = createClickHouseEventStore(clickhouse, postgres.db)
      await store.append(events.filter(({ site }) => site === ''))
      const siteOf = async (at: number) => (await store.findSession(events[at * 4]?.sessionId ?? ''))?.site
      expect([await siteOf(4), await siteOf(3), await siteOf(0)]).toEqual(['spring', 'winter', ''])
    } finally {
      await drop()
      await postgres.close()
    }
  })

  test(`E10: visits are taken over, over several tries, and come to the same: ${name}`, async () => {
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
}

const runIf = (runs: boolean, name: string, reason: string) =>
  runs ? describe : () => void process.stdout.write(`Not run: ${name}. ${reason}\n`)

const newest = runIf(hasClickHouse, 'ClickHouse 26', 'There is none for this system.')
newest('with the newest ClickHouse', () => {
  let server: Awaited<ReturnType<typeof startClickHouse>>
  beforeAll(async () => {
    server = await startClickHouse()
  }, installMs)
  afterAll(() => server.stop())

  describeClickHouse('ClickHouse 26', () => server.url)
})

const { CLICKHOUSE_TEST_URL: address } = process.env
const own = runIf(address !== undefined, 'ClickHouse of your own', 'CLICKHOUSE_TEST_URL names no server.')
own('with the server that CLICKHOUSE_TEST_URL names', () => {
  describeClickHouse('ClickHouse', () => address ?? '')
})
