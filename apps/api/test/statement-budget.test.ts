import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from './support/eventually.ts'
import { placeOrder, readOrder } from './support/order.ts'
import { createShop, latestRef, openPayment, submitCard, type Shop } from './support/shop.ts'

interface QueueStatement {
  text: string
  /** What it was given and what it brought. */
  about: string
}

let shop: Shop
const queueStatements: QueueStatement[] = []
beforeAll(async () => {
  shop = await createShop({ jobs: true })
  // The queue's statements pass by Kysely.
  const { jobPool: pool } = shop.ctx
  const query = pool.query.bind(pool) as (text: string, values?: unknown[]) => Promise<{ rows?: object[] }>
  pool.query = (async (text: string, values?: unknown[]) => {
    const result = await query(text, values)
    queueStatements.push({ text, about: JSON.stringify([values, result.rows]) })
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
  // The receipt is part of it: written by a job, told on the timeline. What the queue does by the clock is not.
  const ofTheJob = await eventually(async () => {
    const { rows } = await shop.ctx.pool.query<{ id: string }>(
      `select jobs.job.id from jobs.job join effects on jobs.job.data -> 'effectIds' ? effects.id::text
       where jobs.job.name = 'send-receipts' and order_id = $1 and done_at is not null`,
      [order.id],
    )
    const [job] = rows
    const itsOwn = queueStatements.filter(({ about }) => job && about.includes(job.id))
    expect(itsOwn.some(({ text }) => text.includes('completed_on'))).toBe(true)
    return itsOwn.map(({ text }) => text)
  })
  const own: string[] = []
  const times = (wanted: string) => own.filter((text) => text === wanted).length
  // The hand-over looks for letters after the receipts, whatever the job does meanwhile.
  await eventually(() => {
    own.push(...shop.takeQueries())
    expect(own.some((text) => text.includes('order_letters'))).toBe(true)
    expect(times('commit')).toBe(times('begin'))
  })
  // The test's own reading of the reference is not the shop's.
  const statements = own.filter((text) => !text.startsWith('select "gateway_ref" from "payments"'))
  return { calls, statements: [...statements, ...ofTheJob] }
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
