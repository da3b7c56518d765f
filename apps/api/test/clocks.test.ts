import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabaseClock } from '../src/time/database-clock.ts'
import { watchGatewayDates } from '../src/time/gateway-dates.ts'
import { buyerAtTheForm, createBuyer, expectPaidOnce } from './support/killable-order.ts'
import { createKillableShop, type KillableShop } from './support/killable-shop.ts'
import { eventually } from './support/eventually.ts'
import { createLogCapture } from './support/logs.ts'
import { gatewayKeys, stripeClient } from './support/shop.ts'

const skewedDate = fileURLToPath(new URL('support/skewed-date.ts', import.meta.url))
const tenMinutesMs = 600_000

/** API and jobs in one process whose own clock is ten minutes ahead. */
let shop: KillableShop
beforeAll(async () => {
  shop = await createKillableShop({
    env: { NODE_OPTIONS: `--import=${skewedDate}`, CLOCK_AHEAD_MS: String(tenMinutesMs) },
    readyPath: '/healthz',
  })
})
afterAll(() => shop.close())

test('S8: a jobs process ten minutes ahead lets no order lapse early', async () => {
  const { pool } = shop
  const [due, later, early] = [createBuyer(shop), createBuyer(shop), createBuyer(shop)]
  for (const buyer of [due, later, early]) await buyer.placeOrder()
  const expiresIn = (id: string, seconds: number) =>
    pool.query(`update orders set expires_at = now() + $2 * interval '1 second' where id = $1`, [id, seconds])
  await expiresIn(early.id(), 300)
  // Two rounds, so that a complete one has seen the third order.
  for (const buyer of [due, later]) {
    await expiresIn(buyer.id(), -1)
    await eventually(async () => expect(await buyer.read()).toMatchObject({ status: 'expired' }))
  }
  expect(await early.read()).toMatchObject({ status: 'pending' })
})

test('S8: an API ten minutes ahead accepts the gateway’s webhooks', async () => {
  const buyer = await buyerAtTheForm(shop)
  await buyer.pay()
  await expectPaidOnce(shop, buyer)
  const { rows } = await shop.pool.query(`select outcome from webhook_events where outcome = 'applied'`)
  expect(rows.length).toBeGreaterThan(0)
  const { ledger } = shop.gateway
  await eventually(() => expect(ledger.list('delivery').map(({ state }) => state)).not.toContain('queued'))
  expect(new Set(ledger.list('delivery').map(({ state }) => state))).toEqual(new Set(['delivered']))
})

test('S8: a process whose clock is wrong is not ready, and says so', async () => {
  expect((await shop.send('GET', '/readyz')).status).toBe(503)
  expect((await shop.send('GET', '/healthz')).status).toBe(200)
  const metrics = await (await shop.send('GET', '/metrics')).text()
  const skew = /clock_skew_seconds\{source="machine"\} ([\d.]+)/.exec(metrics)?.[1]
  expect(Math.round(Number(skew) / 60)).toBe(10)
  expect(metrics).toMatch(/business_events_total\{event="clock_skewed"\} [1-9]/)
})

test('S8: the gateways’ clocks are measured by the calls that are made anyway', async () => {
  const heard: [string, Date][] = []
  const host = new URL(shop.gateway.url).host
  const stop = watchGatewayDates(new Map([[host, 'stripe']]), (...what) => heard.push(what))
  // Once with the SDK's client, once with fetch.
  await stripeClient(shop.gateway, gatewayKeys.secretKey).paymentIntents.list()
  await fetch(`${shop.gateway.url}/control/state`)
  stop()
  await fetch(`${shop.gateway.url}/control/state`)
  expect(heard.map(([name]) => name)).toEqual(['stripe', 'stripe'])
  // The shop's time is ten minutes behind the gateway's.
  const onSkewed: { source: string; milliseconds: number }[] = []
  const clock = createDatabaseClock({
    read: () => Promise.resolve(new Date(Date.now() - tenMinutesMs)),
    logger: createLogCapture().logger,
    onSkewed: (skew) => onSkewed.push(skew),
  })
  await clock.start()
  for (const [name, at] of heard) clock.compare(name, at)
  clock.stop()
  expect(onSkewed.map(({ source }) => source)).toEqual(['machine', 'stripe', 'stripe'])
  for (const { milliseconds } of onSkewed) expect(Math.round(milliseconds / 60_000)).toBe(10)
})
