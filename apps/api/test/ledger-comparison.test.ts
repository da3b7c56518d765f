import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { GatewayRefundsApi } from '../src/modules/payments/gateways/refunds-api.ts'
import { compareTonight } from '../src/modules/reconciliation/compare.ts'
import { openMoneyDesk, type MoneyDesk } from './support/money-desk.ts'
import { readOrder } from './support/order.ts'
import { createShop, latestRef, paidOrder, type Shop } from './support/shop.ts'

const captures = 2000
const hourMs = 3_600_000

let shop: Shop
let desk: MoneyDesk
let api: GatewayRefundsApi
beforeAll(async () => {
  shop = await createShop()
  desk = await openMoneyDesk(shop)
  const { refundsApi } = shop.ctx.gateways.get('stripe') ?? {}
  if (!refundsApi) throw new Error('There is no refunds API')
  api = refundsApi
})
afterAll(() => shop.close())

const runJob = (signal = new AbortController().signal) => compareTonight(shop.ctx, signal)

const comparison = () =>
  shop.db
    .selectFrom('ledger_comparisons')
    .select(['listed', 'found', 'missing', 'failed', 'tries', 'outcome', 'listed_until'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()

/** Payments on which the gateway and the ledger agree. */
async function addAgreedPayments(count: number): Promise<void> {
  const { ledger } = shop.gateway
  const model = await desk.unmatched(500)
  const intent = ledger.get('payment_intent', model)
  const charge = ledger.list('charge').find((each) => each.payment_intent === model)
  if (!intent || !charge) throw new Error('The model was not paid')
  const refs = Array.from({ length: count }, (_, n) => `${model}x${n}`)
  ledger.transaction(() => {
    for (const [n, id] of refs.entries()) {
      const ownCharge = `${charge.id}x${n}`
      ledger.put('charge', { ...charge, id: ownCharge, payment_intent: id })
      ledger.put('payment_intent', {
        ...intent,
        id,
        created: intent.created - n * 60,
        latest_charge: ownCharge,
      })
    }
  })
  await shop.ctx.pool.query(
    `insert into ledger (kind, gateway, ref, payment_ref, amount, currency, debit, credit, created_at)
     select 'capture', 'stripe', ref, ref, 500, 'BRL', 'stripe', 'sales', $2 from unnest($1::text[]) as ref`,
    [refs, shop.clock.now()],
  )
}

test('A3, G3: two thousand payments at a slow gateway cost a call a page, and one for each that differs', async () => {
  await addAgreedPayments(captures)
  const browser = shop.browser()
  const refunded = await paidOrder(shop, browser)
  shop.gateway.control['webhook-policy']({ policy: 'drop' })
  shop.gateway.control.refund({ paymentIntent: await latestRef(shop, refunded.id) })
  const unknown = await desk.unmatched(700)
  shop.gateway.control['webhook-policy']({ policy: 'deliver' })
  let [running, most] = [0, 0]
  const history = api.history.bind(api)
  const histories = vi.spyOn(api, 'history').mockImplementation(async (ref) => {
    most = Math.max(most, (running += 1))
    return history(ref).finally(() => (running -= 1))
  })
  const stripe = shop.ctx.gateways.get('stripe')
  const fetches = stripe && vi.spyOn(stripe, 'fetchPayment')
  shop.gateway.control.fault({ kind: 'delay', times: 100_000, milliseconds: 20, match: 'GET /v1' })
  await runJob()
  shop.gateway.control['clear-faults']()
  expect(await comparison()).toMatchObject({ found: 1, missing: 0, failed: 0, outcome: 'compared' })
  expect((await comparison()).listed).toBeGreaterThan(captures)
  expect((await readOrder(browser, refunded.id)).paymentStatus).toBe('refunded')
  expect(await desk.itemOf(unknown)).toMatchObject({ kind: 'unmatched' })
  // The refunded payment and the unknown one, of two thousand.
  expect(histories.mock.calls.map(([ref]) => ref).toSorted()).toEqual(
    [await latestRef(shop, refunded.id), unknown].toSorted(),
  )
  expect(fetches).toHaveBeenCalledTimes(1)
  expect(most).toBeLessThanOrEqual(5)
  vi.restoreAllMocks()
  expect(shop.logs()).toMatch(/"listed":20\d\d,.*"event":"ledger_compared"/)
})

test('A3: a comparison that stopped half-way continues where it was', async () => {
  shop.clock.advance(24 * hourMs)
  const stopped = new AbortController()
  const list = api.list.bind(api)
  const windows: number[] = []
  const spy = vi.spyOn(api, 'list').mockImplementation((since, until) => {
    windows.push(since.getTime())
    if (windows.length === 30) stopped.abort()
    return list(since, until)
  })
  await runJob(stopped.signal)
  expect(windows).toHaveLength(30)
  expect(await comparison()).toMatchObject({ outcome: null, tries: 0 })
  await runJob()
  spy.mockRestore()
  expect(await comparison()).toMatchObject({ outcome: 'compared' })
  // Each hour of the four days once, and in order.
  expect(windows).toHaveLength(96)
  expect(new Set(windows.slice(1).map((at, n) => at - (windows[n] ?? 0)))).toEqual(new Set([hourMs]))
  // It is complete: the next job of that night lists nothing.
  const again = vi.spyOn(api, 'list')
  await runJob()
  expect(again).not.toHaveBeenCalled()
  again.mockRestore()
})

test('A3: a night whose jobs never finish is reported to the operator', async () => {
  shop.clock.advance(24 * hourMs)
  const dead = new AbortController()
  dead.abort()
  await runJob(dead.signal)
  expect(await comparison()).toMatchObject({ outcome: null })
  shop.clock.advance(7 * hourMs)
  await runJob(dead.signal)
  const outcomes = await shop.db.selectFrom('ledger_comparisons').select('outcome').orderBy('id').execute()
  expect(outcomes.map(({ outcome }) => outcome)).toContain('given_up')
  expect((await shop.ctx.metrics.page()).text).toMatch(
    /business_events_total\{event="ledger_not_compared"\} 1/,
  )
})
