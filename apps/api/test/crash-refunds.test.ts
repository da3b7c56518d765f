import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { eventually } from './support/eventually.ts'
import { createBuyer, expectRecordsAgree, paidBuyer } from './support/killable-order.ts'
import { createKillableShop, holdTimes, type KillableShop } from './support/killable-shop.ts'

// Processes start and die here, on a machine that does other work too.
vi.setConfig({ testTimeout: 180_000 })

let shop: KillableShop
let cookie: string
beforeAll(async () => {
  shop = await createKillableShop()
  cookie = await shop.ownerCookie()
})
afterAll(() => shop.close())
afterEach(() => {
  shop.gateway.control['clear-faults']()
  shop.gateway.control['webhook-policy']({ policy: 'deliver' })
})

interface Row {
  id: string
  state: string
  gateway_ref: string | null
  version: number
}
const rows = async (sql: string, ...values: unknown[]) => (await shop.pool.query<Row>(sql, values)).rows
const refundsOf = (orderId: string) => rows('select * from refunds where order_id = $1 order by id', orderId)
const refunded = (ref: string | null) =>
  shop.gateway.ledger.list('refund').filter(({ payment_intent: intent }) => intent === ref)

/** A paid order, and the owner's click that refunds a part of it, always the same request. */
async function paidOrder() {
  const buyer = await paidBuyer(shop)
  const [payment] = await rows('select id, gateway_ref from payments where order_id = $1', buyer.id())
  const [order] = await rows('select version from orders where id = $1', buyer.id())
  const key = randomUUID()
  const body = {
    version: order?.version,
    paymentId: payment?.id,
    amount: { amount: 1000, currency: 'BRL' },
    reason: 'Asked for',
  }
  const click = () =>
    shop.send('POST', `/api/admin/orders/${buyer.id()}/refunds`, { body, key, cookie }).catch(() => undefined)
  return { buyer, ref: payment?.gateway_ref ?? null, click }
}
type Paid = Awaited<ReturnType<typeof paidOrder>>

/** After the restart: the owner repeats the click with the same key, and the money was refunded once. */
async function expectRefundedOnce({ buyer, ref, click }: Paid): Promise<void> {
  expect((await click())?.status).toBe(201)
  await shop.makeDue()
  await eventually(async () =>
    expect(await refundsOf(buyer.id())).toMatchObject([{ state: 'succeeded', amount: 1000 }]),
  )
  expect(refunded(ref)).toMatchObject([{ status: 'succeeded', amount: 1000 }])
  expect(await buyer.read()).toMatchObject({ status: 'in_production', paymentStatus: 'partially_refunded' })
  await expectRecordsAgree(shop)
}

test('refund: killed while it is written: nothing was promised; clicked again, it is refunded once', async () => {
  const order = await paidOrder()
  const hold = await shop.hold('lock table refunds in share row exclusive mode')
  const clicked = order.click()
  await hold.reached()
  await shop.kill()
  await hold.release()
  await shop.restart([clicked])
  expect(await refundsOf(order.buyer.id())).toEqual([])
  await expectRefundedOnce(order)
})

test('§6.31, refund: killed with its row written and the gateway not yet called: refunded once', async () => {
  const order = await paidOrder()
  shop.gateway.control.fault({ kind: 'hold', times: holdTimes, match: 'POST /v1/refunds' })
  const clicked = order.click()
  await shop.heldAtGateway()
  expect(await refundsOf(order.buyer.id())).toMatchObject([{ state: 'sent' }])
  await shop.restart([clicked])
  await expectRefundedOnce(order)
})

test('§6.31, refund: killed after the gateway refunded it, before its answer: refunded once', async () => {
  const order = await paidOrder()
  // The webhook would report it too.
  shop.gateway.control['webhook-policy']({ policy: 'drop' })
  shop.gateway.control.fault({ kind: 'hold', times: holdTimes, match: 'GET /v1/refunds' })
  const clicked = order.click()
  // A request about an earlier refund may be the first one held.
  await eventually(() => expect(refunded(order.ref)).toHaveLength(1))
  await shop.restart([clicked])
  await expectRefundedOnce(order)
})

test('refund: killed while the gateway’s word is written: all of it or nothing, and then all', async () => {
  const order = await paidOrder()
  shop.gateway.control['webhook-policy']({ policy: 'drop' })
  shop.gateway.control.fault({ kind: 'hold', times: holdTimes, match: 'GET /v1/refunds' })
  const clicked = order.click()
  await shop.heldAtGateway()
  const hold = await shop.hold('select 1 from orders where id = $1 for update', [order.buyer.id()])
  shop.gateway.control['clear-faults']()
  await hold.reached()
  await shop.kill()
  await hold.release()
  expect(await refundsOf(order.buyer.id())).toMatchObject([{ state: 'sent', gateway_ref: null }])
  await shop.restart([clicked])
  await expectRefundedOnce(order)
})

test('refund: killed after it was written as refunded, before the answer: clicked again, it is the same one', async () => {
  const order = await paidOrder()
  const clicked = order.click()
  await eventually(async () =>
    expect(await refundsOf(order.buyer.id())).toMatchObject([{ state: 'succeeded' }]),
  )
  await shop.restart([clicked])
  await expectRefundedOnce(order)
})

test('refund: killed while the gateway’s own refund is processed: it appears once', async () => {
  const { buyer, ref } = await paidOrder()
  shop.gateway.control.fault({ kind: 'hold', times: holdTimes, match: 'GET /v1/' })
  shop.gateway.control.refund({ paymentIntent: ref ?? '', amount: 1000 })
  await shop.heldAtGateway()
  await shop.restart()
  await eventually(async () =>
    expect(await refundsOf(buyer.id())).toMatchObject([{ state: 'succeeded', actor_type: 'gateway' }]),
  )
  await expectRecordsAgree(shop)
})

test('§6.21, refund: killed between a second payment and its way back: the surplus goes back once', async () => {
  const buyer = createBuyer(shop)
  await buyer.placeOrder()
  await buyer.openPayment('pix')
  const [code] = await rows('select gateway_ref from payments where order_id = $1', buyer.id())
  const old = code?.gateway_ref ?? ''
  // As if the gateway had confirmed the voiding and still captured the money.
  await shop.pool.query(`update payments set state = 'cancelled' where order_id = $1`, [buyer.id()])
  await buyer.openPayment('card')
  await buyer.pay()
  await eventually(async () => expect((await buyer.read()).status).toBe('in_production'))
  shop.gateway.control.fault({ kind: 'hold', times: holdTimes, match: 'POST /v1/refunds' })
  shop.gateway.control.pay({ paymentIntent: old })
  await eventually(async () => expect(await refundsOf(buyer.id())).toHaveLength(1))
  await shop.restart()
  await eventually(async () => expect(await refundsOf(buyer.id())).toMatchObject([{ state: 'succeeded' }]))
  expect(refunded(old)).toHaveLength(1)
  expect(await buyer.read()).toMatchObject({ status: 'in_production', paymentStatus: 'confirmed' })
  await expectRecordsAgree(shop)
})
