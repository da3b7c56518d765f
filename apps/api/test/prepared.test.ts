import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDb, createPool, type Db } from '../src/db/client.ts'
import { createTestDatabase, type TestDatabase } from './support/database.ts'

let database: TestDatabase
let pool: ReturnType<typeof createPool>
let db: Db
beforeAll(async () => {
  database = await createTestDatabase({ empty: true })
  // One connection, so that what is prepared on it can be read.
  pool = createPool({ databaseUrl: database.url, max: 1, onError: () => undefined })
  db = createDb(pool)
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

/** What the connection has prepared, as texts. */
async function prepared(): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)
  return rows.map(({ statement }) => statement)
}

const run = (text: string) => sql`${sql.raw(text)} where ${true}`.execute(db)
const repeat = async (text: string) => {
  for (let times = 0; times < 4; times += 1) await run(text)
}

test('a statement that is run once is not prepared', async () => {
  for (let length = 1; length <= 700; length += 1) await run(`select 'once', ${length}`)
  expect(await prepared()).toEqual([])
})

test('a statement that becomes frequent late is prepared, however many were before it', async () => {
  for (let length = 1; length <= 600; length += 1) await repeat(`select 'early', ${length}`)
  await repeat(`select 'late'`)
  const statements = await prepared()
  expect(statements.filter((text) => text.includes(`'late'`))).toHaveLength(1)
  // The oldest gave way, and the connection's memory is bounded.
  expect(statements.some((text) => text.includes(`'early', 1 `))).toBe(false)
  expect(statements.length).toBeLessThanOrEqual(560)
  // One that gave way still runs, and can come back.
  await repeat(`select 'early', 1`)
  expect((await prepared()).some((text) => text.includes(`'early', 1 `))).toBe(true)
})

test('the statements in use stay prepared while others come and go', async () => {
  await repeat(`select 'hot'`)
  for (let length = 1; length <= 600; length += 1) {
    await repeat(`select 'more', ${length}`)
    await run(`select 'hot'`)
  }
  expect((await prepared()).some((text) => text.includes(`'hot'`))).toBe(true)
})
