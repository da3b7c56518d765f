import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tx } from '../src/db/client.ts'
import { listOrdersToForget } from '../src/modules/personal-data/queries.ts'
import { forgetOrders } from '../src/modules/retention/orders.ts'
import { purge } from '../src/modules/retention/purge.ts'
import { createTestApp, type TestApp } from './support/app.ts'
import { insertManyOrders } from './support/many-orders.ts'

const due = 120

let shop: TestApp
let now: Date
beforeAll(async () => {
  shop = await createTestApp()
  await insertManyOrders(shop, 5000)
  now = new Date(Date.now() + 60_000)
  // All but a few of the ended orders were erased on earlier nights.
  await sql`
    update orders set details_erased_at = now(), erased_at = now()
    where status in ('completed', 'expired', 'cancelled') and id not in (
      select id from orders where status in ('completed', 'expired', 'cancelled') order by created_at desc limit ${due})`.execute(
    shop.db,
  )
  await sql`analyze orders`.execute(shop.db)
})
afterAll(() => shop.close())

/** Few rows: of staff, of jobs, of characters, and of a week. */
const small = /"(staff_sessions|ledger_comparisons|character_clips|order_advertising)"/

test('A15: every purge finds what is old by an index on its time', async () => {
  shop.takeQueries()
  await purge(shop.ctx, new AbortController().signal)
  const statements = shop.takeQueries().filter((text) => /\blimit\b/.test(text) && !small.test(text))
  expect(statements.length).toBeGreaterThan(8)
  const plans = await shop.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx)
    await sql`set local enable_bitmapscan = off`.execute(tx)
    const found: [string, string][] = []
    for (const text of statements) {
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (generic_plan) ${sql.raw(text)}`.execute(
        tx,
      )
      found.push([text, rows.map((row) => row['QUERY PLAN']).join('\n')])
    }
    return found
  })
  // A range of times in its order, at most sorted further by id.
  const isOrdered = (plan: string) => !plan.includes('Sort Key') || plan.includes('Presorted Key')
  expect(plans.filter(([, plan]) => !/Index Cond: \(.* < \$1/.test(plan) || !isOrdered(plan))).toEqual([])
})

async function rowsRead(tx: Tx): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select (seq_tup_read + idx_tup_fetch)::int as read from pg_stat_xact_user_tables where relname = 'orders'`.execute(
    tx,
  )
  return rows[0]?.read ?? 0
}

test.each(['details_erased_at', 'erased_at'] as const)(
  'A15: the next orders to erase (%s) are found without reading those erased before',
  async (erasedAt) => {
    for (const plan of ['force_generic_plan', 'force_custom_plan'])
      await shop.db.transaction().execute(async (tx) => {
        await sql`select set_config('plan_cache_mode', ${plan}, true)`.execute(tx)
        const before = await rowsRead(tx)
        const first = await listOrdersToForget(tx, erasedAt, { before: now, after: undefined, limit: 50 })
        const next = await listOrdersToForget(tx, erasedAt, { before: now, after: first.at(-1), limit: 50 })
        expect(new Set([...first, ...next].map(({ id }) => id)).size).toBe(100)
        expect([...first, ...next].map(({ ended }) => ended)).toEqual(
          [...first, ...next].map(({ ended }) => ended).toSorted(),
        )
        expect((await rowsRead(tx)) - before).toBeLessThanOrEqual(110)
      })
  },
)

test('A15: orders are erased fifty at a time, each batch in a transaction of its own', async () => {
  const erased: number[] = []
  for await (const count of forgetOrders('all')(shop.db, now, shop.clock.now())) {
    erased.push(count)
    const left = await listOrdersToForget(shop.db, 'erased_at', { before: now, after: undefined, limit: 500 })
    expect(left).toHaveLength(due - erased.reduce((sum, each) => sum + each))
  }
  expect(erased).toEqual([50, 50, 20])
})
