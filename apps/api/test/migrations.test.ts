import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDb, createPool, type Db } from '../src/db/client.ts'
import { migrate } from '../src/db/migrate.ts'
import { migrations } from '../src/db/migrations/index.ts'
import { createTestClock } from './support/clock.ts'
import { createTestDatabase, type TestDatabase } from './support/database.ts'
import { createLogCapture } from './support/logs.ts'

let database: TestDatabase
let db: Db
beforeEach(async () => {
  database = await createTestDatabase({ empty: true })
  db = createDb(createPool({ databaseUrl: database.url, max: 2, onError: () => undefined }))
})
afterEach(async () => {
  await db.destroy()
  await database.drop()
})

const logs = createLogCapture()
const run = () => migrate({ databaseUrl: database.url, logger: logs.logger, clock: createTestClock() })
const count = async (
  table: 'characters' | 'countries' | 'currency_rates' | 'packages' | 'package_prices' | 'promo_codes',
) =>
  Number(
    (
      await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<string>().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  )

test('an empty database gets every table and the seed data of §9', async () => {
  await run()
  const tables = [
    'characters',
    'countries',
    'currency_rates',
    'packages',
    'package_prices',
    'promo_codes',
  ] as const
  expect(await Promise.all(tables.map(count))).toEqual([28, 12, 19, 3, 6, 2])
  const rates = await db
    .selectFrom('currency_rates')
    .select('per_usd')
    .where('currency', 'in', ['HUF', 'INR', 'CAD'])
    .orderBy('currency')
    .execute()
  expect(rates.map(({ per_usd }) => Number(per_usd))).toEqual([1.37, 390.5, 85.8])
})

test('three processes that start together take turns: each migration and each seed runs once', async () => {
  await Promise.all([run(), run(), run()])
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations))
  expect(await count('characters')).toBe(28)
})

test('a start on an up-to-date database changes nothing that staff changed or removed', async () => {
  await run()
  await db.updateTable('settings').set({ site_title: 'Ours', daily_capacity: 5 }).execute()
  await db.deleteFrom('countries').where('code', '=', 'HK').execute()
  await db.deleteFrom('promo_codes').execute()
  await db.updateTable('package_prices').set({ amount: 1 }).where('currency', '=', 'USD').execute()
  await run()
  expect(await db.selectFrom('settings').select(['site_title', 'daily_capacity']).executeTakeFirst()).toEqual(
    { site_title: 'Ours', daily_capacity: 5 },
  )
  expect([await count('countries'), await count('promo_codes')]).toEqual([11, 0])
  const prices = await db
    .selectFrom('package_prices')
    .select('amount')
    .where('currency', '=', 'USD')
    .execute()
  expect(prices.map(({ amount }) => amount)).toEqual([1, 1, 1])
})

test('a migration that was cut off half way is made up for at the next start', async () => {
  await run()
  const cutOff = '20261121030000-slots-notifications'
  // As if the process had died before it committed: neither its change nor its record is there.
  await sql`drop trigger if exists orders_take_slots on orders`.execute(db)
  await sql`delete from kysely_migration where name = ${cutOff}`.execute(db)
  await run()
  const { rows } = await sql`select 1 from pg_trigger where tgname = 'orders_take_slots'`.execute(db)
  expect(rows).toHaveLength(1)
})

test('migrations are listed in the order of their names', () => {
  const names = Object.keys(migrations)
  expect(names).toEqual([...names].sort())
  for (const name of names) expect(name).toMatch(/^\d{14}-[a-z0-9-]+$/)
})
