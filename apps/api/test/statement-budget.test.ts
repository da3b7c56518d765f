import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from './support/eventually.ts'
import { placeOrder, readOrder } from './support/order.ts'
import { createShop, latestRef, openPayment, submitCard, type Shop } from './support/shop.ts'

let shop: Shop
const queueStatements: string[] = []
beforeAll(async () => {
  shop = await createShop({ jobs: true })
  // The queue's statements pass by Kysely. A fetch that brings nothing is polling.
  const { jobPool: pool } = shop.ctx
  const query = pool.query.bind(pool) as (text: string, values?: unknown[]) => Promise<{ rows: object[] }>
  pool.query = (async (text: string, values?: unknown[]) => {
    const result = await query(text, values)
    const polling = /^\s*with next as/i.test(text) && result.rows.length === 0
    if (!polling && `${text} ${JSON.stringify(values)}`.includes('send-receipt')) queueStatements.push(text)
    return result
  }) as typeof pool.query
  // The catalog is in memory, the statements are prepared, the queue is known.
  const browser = shop.browser()
  await wholeOrder('card')
  await readOrder(browser, (await placeOrder(browser)).order.id)
})
afterAll(() => shop.close())

async function wholeOrder(method: 'card' | 'pix'): Promise<{ calls: number; statements: string[] }> {
  shop.takeQueries()
  queueStatements.splice(0)
  const browser = shop.browser()
  let calls = 0
  const counted = <T>(call: Promise<T>) => {
    calls += 1
    return call
  }
  const { order } = await counted(placeOrder(browser))
  const { clientSecret } = await counted(openPayment(browser, order.id, method))
  if (method === 'card') await submitCard(shop, clientSecret)
  else {
    const ref = await latestRef(shop, order.id)
    shop.gateway.control.pay({ paymentIntent: ref })
  }
  await shop.settled()
  expect((await counted(readOrder(browser, order.id))).status).toBe('in_production')
  // The receipt is part of it: written by a job, told on the timeline.
  await eventually(async () => {
    const { rows } = await shop.ctx.pool.query(
      `select 1 from effects where order_id = $1 and done_at is not null`,
      [order.id],
    )
    expect(rows).toHaveLength(1)
    expect(queueStatements.some((text) => text.includes('completed_on'))).toBe(true)
  })
  // The test's own reading of the reference is not the shop's.
  const own = shop.takeQueries().filter((text) => !text.startsWith('select "gateway_ref" from "payments"'))
  return { calls, statements: [...own, ...queueStatements] }
}

test.each(['card', 'pix'] as const)(
  'a whole order paid by %s: at most 4 calls by the buyer and 25 statements',
  async (method) => {
    const { calls, statements } = await wholeOrder(method)
    expect(calls).toBeLessThanOrEqual(4)
    expect(
      statements.length,
      statements.map((text) => text.trim().slice(0, 90)).join('\n'),
    ).toBeLessThanOrEqual(25)
  },
)
