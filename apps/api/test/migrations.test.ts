import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { folder, migrationList } from '../scripts/migration-list.ts'
import { createDb, createPool, type Db } from '../src/db/client.ts'
import { createIndexConcurrently } from '../src/db/concurrent-index.ts'
import { migrate } from '../src/db/migrate.ts'
import type { Migration } from '../src/db/migration.ts'
import { migrations } from '../src/db/migrations/migrations.gen.ts'
import { createTestClock } from './support/clock.ts'
import { createTestDatabase, type TestDatabase } from './support/database.ts'
import { eventually } from './support/eventually.ts'
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

test('the list of migrations is what `pnpm migration:create` writes', async () => {
  expect(await readFile(new URL('migrations.gen.ts', folder), 'utf8')).toBe(migrationList())
})

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

test('migrations are listed in the order of their names', () => {
  const names = Object.keys(migrations)
  expect(names).toEqual([...names].sort())
  for (const name of names) expect(name).toMatch(/^\d{14}-[a-z0-9-]+$/)
})

/** Applies only these, on a database that may have nothing else. */
const apply = (migrations: Record<string, Migration>, attempts = 1000) =>
  migrate({
    databaseUrl: database.url,
    logger: logs.logger,
    clock: createTestClock(),
    migrations: { ...all, ...migrations },
    patience: { lockTimeoutMs: 20, pauseMs: 1, attempts },
  })
const all: Record<string, Migration> = migrations
const addColumn: Migration = {
  up: async (on) => void (await sql`alter table orders add column added text`.execute(on)),
}

/** A buyer's open transaction: it holds a lock that every change of the table waits for. */
async function readingOrders() {
  const client = new pg.Client(database.url)
  await client.connect()
  await client.query('begin; select count(*) from orders')
  return client
}

test('a migration waits for a table that is in use, and lets others by meanwhile', async () => {
  await run()
  const reader = await readingOrders()
  const migrated = apply({ '29990101000000-add-column': addColumn })
  await eventually(() => expect(logs.text()).toContain('"attempt":2'))
  // Between two attempts nobody waits.
  await sql`select count(*) from orders`.execute(db)
  await reader.query('commit')
  await migrated
  await sql`select added from orders`.execute(db)
  await reader.end()
})

test('a migration that never gets its table is given up; nothing of it is left', async () => {
  await run()
  const reader = await readingOrders()
  await expect(apply({ '29990101000000-add-column': addColumn }, 3)).rejects.toThrow(
    '29990101000000-add-column',
  )
  await reader.end()
  await expect(sql`select added from orders`.execute(db)).rejects.toThrow('added')
  await apply({ '29990101000000-add-column': addColumn })
  await sql`select added from orders`.execute(db)
})

test('a migration that breaks off leaves nothing, and is made up for at the next start', async () => {
  await run()
  const breaksOff: Migration = {
    async up(on) {
      await addColumn.up(on)
      throw new Error('The process was stopped')
    },
  }
  await expect(apply({ '29990101000000-add-column': breaksOff })).rejects.toThrow('29990101000000-add-column')
  await expect(sql`select added from orders`.execute(db)).rejects.toThrow('added')
  await apply({ '29990101000000-add-column': addColumn })
  await sql`select added from orders`.execute(db)
})

test('a concurrent index is made outside a transaction, while another process waits for its turn', async () => {
  await run()
  const index: Migration = {
    transaction: false,
    up: (on) => createIndexConcurrently(on, 'orders_by_child', 'orders (child_name)'),
  }
  const migrations = { '29990101000000-index': index }
  await Promise.all([apply(migrations), apply(migrations), apply(migrations)])
  const valid = () =>
    sql<{ valid: boolean }>`select indisvalid as valid from pg_index
      where indexrelid = to_regclass('orders_by_child')`.execute(db)
  expect((await valid()).rows).toEqual([{ valid: true }])
  // An interrupted index exists, but is invalid.
  await sql`update pg_index set indisvalid = false where indexrelid = to_regclass('orders_by_child')`.execute(
    db,
  )
  await sql`delete from kysely_migration where name = '29990101000000-index'`.execute(db)
  await apply(migrations)
  expect((await valid()).rows).toEqual([{ valid: true }])
})

test('a database of a later release is left as it is', async () => {
  await apply({ '29990101000000-add-column': addColumn })
  await run()
  await expect(sql`select added from orders`.execute(db)).resolves.toBeDefined()
})
