import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { uuidv7 } from '../src/ids.ts'
import { pollOnce } from '../src/workers.ts'
import { expireOrders } from '../src/modules/payments/expire.ts'
import { insertInboxRow } from '../src/modules/payments/inbox-queries.ts'
import { placeOrder } from './support/order.ts'
import { createShop, latestRef, openPayment, type Shop } from './support/shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await createShop({ mercadoPago: true })
  shop.gateway.control['webhook-policy']({ policy: 'drop' })
})
afterEach(() => shop.close())

const many = 130

async function openedCodes(): Promise<string[]> {
  const refs: string[] = []
  for (let n = 0; n < many; n++) {
    const browser = shop.browser()
    const { order } = await placeOrder(browser)
    await openPayment(browser, order.id, 'pix')
    refs.push(await latestRef(shop, order.id))
  }
  return refs
}

const statuses = async () => {
  const { rows } = await shop.ctx.pool.query<{ status: string; count: number }>(
    'select status, count(*)::int as count from orders group by status',
  )
  return rows
}

test('P5.2, P5.7: after a long outage one round works off every stored event, not a handful', async () => {
  for (const ref of await openedCodes()) {
    shop.gateway.control.pay({ paymentIntent: ref })
    const event = { id: `evt_${randomUUID()}`, type: 'payment_intent.succeeded', ref }
    // Stored and acknowledged; then the process died.
    await insertInboxRow(shop.db, 'stripe', event, null, shop.clock.now())
  }
  await shop.db.updateTable('payments').set({ next_poll_at: null }).execute()
  shop.clock.advance(6000)
  await pollOnce(shop.ctx)
  expect(await statuses()).toEqual([{ status: 'in_production', count: many }])
})

test('P5.1, P5.7: however many payments are due, one round asks for all of them', async () => {
  for (const ref of await openedCodes()) shop.gateway.control.pay({ paymentIntent: ref })
  shop.clock.advance(11_000)
  await pollOnce(shop.ctx)
  expect(await statuses()).toEqual([{ status: 'in_production', count: many }])
})

test('O1.3: however many orders have lapsed, one round lets all of them go', async () => {
  for (let n = 0; n < many; n++) await placeOrder(shop.browser())
  shop.clock.advance(25 * 3_600_000)
  await pollOnce(shop.ctx)
  expect(await statuses()).toEqual([{ status: 'expired', count: many }])
})

test('O1.3: orders whose gateway does not answer do not keep others from lapsing', async () => {
  for (let n = 0; n < 60; n++) {
    const browser = shop.browser()
    const { order } = await placeOrder(browser)
    await openPayment(browser, order.id, 'card')
  }
  await placeOrder(shop.browser())
  shop.clock.advance(25 * 3_600_000)
  shop.gateway.control.fault({ kind: '429', times: 5000, match: '/v1/' })
  await pollOnce(shop.ctx)
  expect(await statuses()).toEqual(
    expect.arrayContaining([
      { status: 'pending', count: 60 },
      { status: 'expired', count: 1 },
    ]),
  )
})

test('O1.3: orders whose form the gateway does not know do not keep those behind them from expiring', async () => {
  const batch = 50
  for (let n = 0; n <= batch; n++) {
    const browser = shop.browser()
    const { order } = await placeOrder(browser)
    await openPayment(browser, order.id, 'card')
    if (n === batch) continue
    // As if the gateway's account had been replaced.
    const changed = { gateway_ref: `pi_of_another_account_${n}` }
    await shop.db.updateTable('payments').set(changed).where('order_id', '=', order.id).execute()
  }
  shop.clock.advance(25 * 3_600_000)
  await expireOrders(shop.ctx, gatewayOf('stripe'))
  expect(await statuses()).toEqual(
    expect.arrayContaining([
      { status: 'pending', count: batch },
      { status: 'expired', count: 1 },
    ]),
  )
})

test('O1.3, P5.7: an order with an open form is expired by that form’s gateway, whatever was declined elsewhere', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  await openPayment(browser, order.id, 'card')
  await shop.db
    .insertInto('payments')
    .values({
      id: uuidv7(new Date(0)),
      order_id: order.id,
      gateway: 'mercadopago',
      method: 'card',
      state: 'failed',
      amount: 4990,
      currency: 'BRL',
      gateway_ref: '1',
      idempotency_key: 'declined before',
      request_hash: Buffer.alloc(32),
      next_poll_at: shop.clock.now(),
    })
    .execute()
  shop.clock.advance(25 * 3_600_000)
  const cancel = vi.spyOn(gatewayOf('stripe'), 'cancelPayment')
  await expireOrders(shop.ctx, gatewayOf('mercadopago'))
  await expireOrders(shop.ctx, null)
  expect(cancel).not.toHaveBeenCalled()
  await expireOrders(shop.ctx, gatewayOf('stripe'))
  expect(await statuses()).toEqual([{ status: 'expired', count: 1 }])
})

function gatewayOf(name: string) {
  const gateway = shop.ctx.gateways.get(name)
  if (!gateway) throw new Error(`There is no ${name}`)
  return gateway
}
