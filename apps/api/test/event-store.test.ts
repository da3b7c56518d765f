import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDb, createPool } from '../src/db/client.ts'
import { createPostgresEventStore } from '../src/modules/tracking/store/postgres/store.ts'
import { createTestDatabase } from './support/database.ts'
import { describeEventStore } from './support/event-store-contract.ts'

async function emptyStore(sessionsAtOnce?: number) {
  const database = await createTestDatabase()
  const pool = createPool({ databaseUrl: database.url, max: 3, onError: () => undefined })
  const db = createDb(pool)
  return {
    pool,
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
