import { afterAll, beforeAll, expect, test } from 'vitest'
import { pollOnce } from '../src/workers.ts'
import { paidByCard, requestRefund } from './support/refunds.ts'
import { createShop, type Shop } from './support/shop.ts'
import { signedIn } from './support/staff.ts'

let shop: Shop
/** The generic plan of each statement that the shop ran. */
const plans = new Map<string, string>()
beforeAll(async () => {
  shop = await createShop({ mercadoPago: true })
  const staff = await signedIn(shop)
  shop.takeQueries()
  await requestRefund(shop, staff, await paidByCard(shop), 700)
  await shop.idle()
  await pollOnce(shop.ctx)
  for (const statement of shop.takeQueries()) {
    if (!/\b(payments|refunds|webhook_events)\b/.test(statement)) continue
    const { rows } = await shop.ctx.pool.query<{ 'QUERY PLAN': string }>(
      `explain (generic_plan) ${statement}`,
    )
    plans.set(statement, rows.map((row) => row['QUERY PLAN']).join('\n'))
  }
})
afterAll(() => shop.close())

/** Claims a gateway's due rows. */
const isClaim = (statement: string) => /where .*gateway = .*skip locked/s.test(statement)

test.each([
  ['payments', 'payments_due', 'next_poll_at'],
  ['refunds', 'refunds_due', 'next_poll_at'],
  ['webhook_events', 'webhook_events_due', 'retry_at'],
])('P5.7: what is due of %s is found by its gateway, while the tables are small', (table, index, due) => {
  const claims = [...plans].filter(
    ([statement]) => isClaim(statement) && statement.includes(`from ${table} where`),
  )
  expect(claims).toHaveLength(1)
  const [, plan] = claims[0] ?? []
  expect(plan).toMatch(new RegExp(`Index Scan using ${index}.*\\n.*gateway = \\$.*${due} <= `))
})

test('no other statement takes the indexes of what is due, which read all of a gateway', () => {
  const others = [...plans].filter(([statement]) => !isClaim(statement))
  expect(others.length).toBeGreaterThan(10)
  expect(others.filter(([, plan]) => plan.includes('_due'))).toEqual([])
})
