import { randomUUID } from 'node:crypto'
import { createServer, request as forward } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { compareLedger } from '../src/modules/reconciliation/compare.ts'
import { pollOnce } from '../src/workers.ts'
import type { Browser } from './support/app.ts'
import { paidByMercadoPago } from './support/mercadopago.ts'
import { placeOrder, readOrder } from './support/order.ts'
import { requestRefund } from './support/refunds.ts'
import { createShop, latestRef, openPayment, type Shop } from './support/shop.ts'
import { signedIn } from './support/staff.ts'

/** A Mercado Pago that ignores `X-Render-In-Process-Refunds`: while `deaf`, the proxy removes it. */
let deaf = false
/** While true, a refund is answered with 400, and not made. */
let refuses = false
let gatewayPort = 0
const proxy = createServer((incoming, outgoing) => {
  const { 'x-render-in-process-refunds': rendered, ...others } = incoming.headers
  const headers = deaf ? others : { ...others, 'x-render-in-process-refunds': rendered }
  const { method, url: path } = incoming
  if (refuses && method === 'POST' && path?.endsWith('/refunds')) {
    outgoing.writeHead(400, { 'content-type': 'application/json' })
    outgoing.end(JSON.stringify({ message: 'No', error: 'bad_request', status: 400, cause: [] }))
    return
  }
  const passed = forward({ host: '127.0.0.1', port: gatewayPort, method, path, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  incoming.pipe(passed)
})

let shop: Shop
let staff: Browser
beforeAll(async () => {
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const { port } = proxy.address() as AddressInfo // listening on TCP
  shop = await createShop({
    mercadoPago: true,
    env: { MERCADOPAGO_API_URL: `http://127.0.0.1:${port}/mercadopago` },
  })
  gatewayPort = shop.gateway.port
})
// The clock advances past the end of a session.
beforeEach(async () => {
  staff = await signedIn(shop, `${randomUUID()}@recadinho.test`)
})
afterAll(async () => {
  await shop.close()
  proxy.close()
  proxy.closeAllConnections()
})
afterEach(() => {
  deaf = false
  refuses = false
  shop.gateway.control['refund-policy']({ policy: 'usual' })
})

const gateways = [
  {
    gateway: 'stripe' as const,
    pay: (ref: string) => void shop.gateway.control.pay({ paymentIntent: ref }),
    refundOf: (ref: string) =>
      shop.gateway.ledger.list('refund').findLast((each) => each.payment_intent === ref)?.id ?? '',
    complete: 'complete-refund' as const,
    fail: 'fail-refund' as const,
  },
  {
    gateway: 'mercadopago' as const,
    pay: (ref: string) => void shop.gateway.control['mp-approve']({ payment: ref }),
    refundOf: (ref: string) =>
      String(shop.gateway.ledger.get('mp_payment', ref)?.value.refunds.at(-1)?.id ?? ''),
    complete: 'mp-complete-refund' as const,
    fail: 'mp-fail-refund' as const,
  },
]

async function paidByPix(gateway: 'stripe' | 'mercadopago', pay: (ref: string) => void) {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  const { payment } = await openPayment(browser, order.id, 'pix', { gateway })
  const ref = await latestRef(shop, order.id)
  pay(ref)
  await shop.idle()
  const statusOf = async () => (await readOrder(browser, order.id)).paymentStatus
  return { id: order.id, paymentId: payment.id, total: order.amounts.total.amount, ref, statusOf }
}
type Paid = Awaited<ReturnType<typeof paidByPix>>

const refund = (order: Paid, amount = order.total) => requestRefund(shop, staff, order, amount)

const refundsOf = ({ id }: Paid) =>
  shop.db
    .selectFrom('refunds')
    .select(['state', 'failure_code'])
    .where('order_id', '=', id)
    .orderBy('id')
    .execute()

const inboxOf = ({ id }: Paid) =>
  shop.db.selectFrom('money_inbox').select(['kind', 'resolved_at']).where('order_id', '=', id).execute()

const bookedOf = async ({ id }: Paid) =>
  (await shop.db.selectFrom('ledger').select('kind').where('order_id', '=', id).orderBy('id').execute()).map(
    ({ kind }) => kind,
  )

async function pollAfter(milliseconds: number) {
  shop.clock.advance(milliseconds)
  await pollOnce(shop.ctx)
  await shop.idle()
}

describe.each(gateways)('$gateway', ({ gateway, pay, refundOf, complete, fail }) => {
  test('O5: a refund that its bank has not answered is under way: it counts later, and blocks its amount now', async () => {
    shop.gateway.control['refund-policy']({ policy: 'hold' })
    const order = await paidByPix(gateway, pay)
    expect((await refund(order)).statusCode).toBe(201)
    await shop.idle()
    expect(await refundsOf(order)).toEqual([{ state: 'sent', failure_code: null }])
    expect(await order.statusOf()).toBe('confirmed')
    expect((await refund(order, 100)).json().code).toBe('amount_mismatch')
    await pollAfter(3_600_000)
    expect(await refundsOf(order)).toEqual([{ state: 'sent', failure_code: null }])

    shop.gateway.control[complete]({ refund: refundOf(order.ref) })
    await shop.idle()
    expect(await refundsOf(order)).toEqual([{ state: 'succeeded', failure_code: null }])
    expect(await order.statusOf()).toBe('refunded')
    // Days later the payer's bank returns it after all.
    shop.gateway.control[fail]({ refund: refundOf(order.ref) })
    await shop.idle()
    expect((await refundsOf(order))[0]?.state).toBe('failed')
    expect(await order.statusOf()).toBe('confirmed')
  })

  test('O5: a refund that fails at its bank tells staff, and its amount can be refunded again', async () => {
    shop.gateway.control['refund-policy']({ policy: 'hold' })
    const order = await paidByPix(gateway, pay)
    await refund(order)
    shop.gateway.control[fail]({ refund: refundOf(order.ref) })
    await shop.idle()
    expect((await refundsOf(order)).map(({ state }) => state)).toEqual(['failed'])
    expect(await inboxOf(order)).toEqual([{ kind: 'refund_failed', resolved_at: null }])
    // It never left the account, and so does not come back to it.
    expect(await bookedOf(order)).toEqual(['capture'])
    shop.gateway.control['refund-policy']({ policy: 'usual' })
    expect((await refund(order)).statusCode).toBe(201)
    await pollAfter(15_000)
    expect((await refundsOf(order)).map(({ state }) => state)).toEqual(['failed', 'succeeded'])
    expect(await bookedOf(order)).toEqual(['capture', 'refund'])
  })

  test('G3: every event of it is lost: the night’s comparison finds that it was made, though no sum differs', async () => {
    shop.gateway.control['refund-policy']({ policy: 'hold' })
    const order = await paidByPix(gateway, pay)
    await refund(order)
    shop.gateway.control['webhook-policy']({ policy: 'drop' })
    shop.gateway.control[complete]({ refund: refundOf(order.ref) })
    await compareLedger(shop.ctx)
    shop.gateway.control['webhook-policy']({ policy: 'deliver' })
    expect((await refundsOf(order)).map(({ state }) => state)).toEqual(['succeeded'])
  })

  test('O5: every event of it is lost: the bank’s answer is found by asking', async () => {
    shop.gateway.control['refund-policy']({ policy: 'hold' })
    const order = await paidByPix(gateway, pay)
    await refund(order)
    shop.gateway.control['webhook-policy']({ policy: 'drop' })
    shop.gateway.control[complete]({ refund: refundOf(order.ref) })
    await pollAfter(15_000)
    shop.gateway.control['webhook-policy']({ policy: 'deliver' })
    expect(await refundsOf(order)).toEqual([{ state: 'succeeded', failure_code: null }])
  })
})

const mercadoPagoPix = () =>
  paidByPix('mercadopago', (ref) => void shop.gateway.control['mp-approve']({ payment: ref }))
const thereOf = ({ ref }: Paid) => shop.gateway.ledger.get('mp_payment', ref)?.value.refunds ?? []

describe('O2: Mercado Pago refuses a PIX refund with 400, and still makes it', () => {
  test('R13: it stays under way until its payment says what became of it, and is made once', async () => {
    shop.gateway.control['refund-policy']({ policy: 'hold' })
    const order = await mercadoPagoPix()
    deaf = true
    expect((await refund(order)).statusCode).toBe(201)
    expect(await refundsOf(order)).toEqual([{ state: 'sent', failure_code: null }])
    expect((await refund(order, 100)).json().code).toBe('amount_mismatch')
    await pollAfter(15_000)
    await pollAfter(120_000)
    expect(await refundsOf(order)).toEqual([{ state: 'sent', failure_code: null }])
    const [made] = thereOf(order)
    shop.gateway.control['mp-complete-refund']({ refund: String(made?.id) })
    await shop.idle()
    expect(await refundsOf(order)).toEqual([{ state: 'succeeded', failure_code: null }])
    expect(thereOf(order)).toHaveLength(1)
    expect(await order.statusOf()).toBe('refunded')
  })

  test('R13, R6: a card’s refund that is answered with 400 has failed at once', async () => {
    const order = await paidByMercadoPago(shop)
    refuses = true
    expect((await requestRefund(shop, staff, order, 700)).statusCode).toBe(201)
    const refunds = shop.db.selectFrom('refunds').select('state').where('order_id', '=', order.id)
    expect(await refunds.execute()).toEqual([{ state: 'failed' }])
  })

  test('R13: a day without a trace of it, and it is refused; staff are notified', async () => {
    shop.gateway.control['refund-policy']({ policy: 'hold' })
    const order = await mercadoPagoPix()
    deaf = true
    await refund(order)
    await pollAfter(15_000)
    expect((await refundsOf(order))[0]?.state).toBe('sent')
    await pollAfter(87_000_000)
    expect(await refundsOf(order)).toEqual([{ state: 'failed', failure_code: 'bad_request' }])
    expect(await inboxOf(order)).toEqual([{ kind: 'refund_failed', resolved_at: null }])
  })

  test('R13: a payment that cannot be refunded by as much any more is surely refused', async () => {
    const order = await mercadoPagoPix()
    shop.gateway.control['webhook-policy']({ policy: 'drop' })
    shop.gateway.control['mp-refund']({ payment: order.ref })
    expect((await refund(order)).statusCode).toBe(201)
    shop.gateway.control['webhook-policy']({ policy: 'deliver' })
    expect((await refundsOf(order)).map(({ state }) => state)).toContain('failed')
  })

  test('R13: so is one of more than is left of it', async () => {
    const order = await mercadoPagoPix()
    shop.gateway.control['webhook-policy']({ policy: 'drop' })
    shop.gateway.control['mp-refund']({ payment: order.ref, amount: order.total - 1000 })
    expect((await refund(order, 2000)).statusCode).toBe(201)
    shop.gateway.control['webhook-policy']({ policy: 'deliver' })
    expect((await refundsOf(order)).map(({ state }) => state)).toContain('failed')
  })
})

test('R12: one of the same amount made at Mercado Pago while ours is under way is another refund', async () => {
  shop.gateway.control['refund-policy']({ policy: 'hold' })
  const order = await paidByPix('mercadopago', (ref) => shop.gateway.control['mp-approve']({ payment: ref }))
  expect((await refund(order, 1000)).statusCode).toBe(201)
  shop.gateway.control['mp-refund']({ payment: order.ref, amount: 1000 })
  await shop.idle()
  expect((await refundsOf(order)).map(({ state }) => state)).toEqual(['sent', 'sent'])
})
