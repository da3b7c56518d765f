import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOpenedForms } from '../src/modules/payments/opened-forms.ts'
import { eventually } from './support/eventually.ts'
import { createTestMailer } from './support/mailer.ts'
import { placeOrder, readOrder } from './support/order.ts'
import { eventsOf } from './support/outbox.ts'
import { createShop, latestRef, secretOf, submitCard, type Shop } from './support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await createShop({ overrides: { mailer: createTestMailer().mailer } })
  // Warms up: the catalog is in memory, and the statements are prepared.
  const browser = shop.browser()
  await wholeOrder('card')
  await readOrder(browser, (await placeOrder(browser)).order.id)
})
afterAll(() => shop.close())

async function wholeOrder(method: 'card' | 'pix'): Promise<{ calls: number; statements: string[] }> {
  shop.takeQueries()
  const browser = shop.browser()
  let calls = 0
  const counted = <T>(call: Promise<T>) => {
    calls += 1
    return call
  }
  const { order, payment } = await counted(placeOrder(browser, { payment: { gateway: 'stripe', method } }))
  if (!payment) throw new Error('No payment')
  if (method === 'card') await submitCard(shop, secretOf(payment))
  else {
    const ref = await latestRef(shop, order.id)
    shop.gateway.control.pay({ paymentIntent: ref })
  }
  await shop.idle()
  expect((await counted(readOrder(browser, order.id))).status).toBe('in_production')
  // The receipt counts; the end of the film's event, which another process makes, and the relay's further queries, which find
  // nothing, do not.
  await shop.workers.outbox.runOnce()
  const own = shop.takeQueries()
  await eventually(async () =>
    expect(await eventsOf(shop.db, order.id, 'receipt')).toMatchObject([{ state: 'done' }]),
  )
  const sent = own.findIndex((text) => text.includes('effect_started_at = now()'))
  expect(sent).toBeGreaterThan(0)
  const notOurs = [/^select "gateway_ref" from "payments"/, /kind <> all/, /supersede_key is not null/]
  const isClaim = (text: string) => text.includes('with due as materialized')
  const isEnd = (text: string) => text.includes('s.uncounted')
  const statements = own.filter(
    (text) => !notOurs.some((other) => other.test(text.trim())) && !isClaim(text) && !isEnd(text),
  )
  const [claim = '', end = ''] = [own.find(isClaim), own.find(isEnd)]
  return { calls, statements: [...statements, claim, end] }
}

test('P3.15: the event of a payment is stored in the statement that makes the order paid', async () => {
  const { statements } = await wholeOrder('card')
  const storing = statements.filter((text) => /insert into "?webhook_events/.test(text))
  expect(storing).toHaveLength(1)
  expect(storing[0]).toMatch(/update orders set "status"/)
})

test('P1.8: the references of forms that are opened at the same time are stored in one statement', async () => {
  const forms = createOpenedForms(shop.ctx)
  shop.takeQueries()
  for (const ref of ['pi_one', 'pi_two', 'pi_three']) forms.add(randomUUID(), ref)
  await forms.poll()
  await forms.poll()
  expect(shop.takeQueries().filter((text) => /^\s*update payments set gateway_ref/.test(text))).toHaveLength(
    1,
  )
})

test.each([
  ['card', 10],
  ['pix', 14],
] as const)(
  'a whole order paid by %s: at most 3 calls by the buyer and %i statements',
  async (method, atMost) => {
    const { calls, statements } = await wholeOrder(method)
    expect(calls).toBeLessThanOrEqual(3)
    expect(
      statements.length,
      statements.map((text) => text.trim().slice(0, 90)).join('\n'),
    ).toBeLessThanOrEqual(atMost)
  },
)
