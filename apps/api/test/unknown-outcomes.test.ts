import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { pollOnce } from '../src/workers.ts'
import { GatewayError, type PaymentGateway } from '../src/modules/payments/gateways/gateway.ts'
import { stripeGateway } from '../src/modules/payments/gateways/stripe/stripe.ts'
import { placeOrder, readOrder } from './support/order.ts'
import { requestPayment, createShop, latestRef, openPayment, submitCard, type Shop } from './support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await createShop()
})
afterAll(() => shop.close())
afterEach(() => shop.gateway.control['clear-faults']())

const create = 'POST /v1/payment_intents'
const intentsOf = (orderId: string) =>
  shop.gateway.ledger.list('payment_intent').filter(({ metadata }) => metadata['order_id'] === orderId)

function stripeOf({ ctx }: Shop): PaymentGateway {
  const gateway = ctx.gateways.get('stripe')
  if (!gateway) throw new Error('There is no gateway')
  return gateway
}

async function newOrder() {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  return {
    id: order.id,
    browser,
    request: (method: 'card' | 'pix', key?: string) => requestPayment(browser, order.id, method, key),
  }
}

test.each(['close-after-commit', 'close-before-commit', '409'] as const)(
  '§6.4, §6.7: one %s on opening is got over at once by asking again with the same key',
  async (kind) => {
    const { id, request } = await newOrder()
    shop.gateway.control.fault({ kind, times: 1, match: create })
    expect((await request('pix')).statusCode).toBe(201)
    expect(intentsOf(id)).toHaveLength(1)
  },
)

test('P1.4, P2.2: an attempt whose outcome was unknown and that is open after all is resumed, not voided', async () => {
  const { id, request, browser } = await newOrder()
  shop.gateway.control.fault({ kind: '500-after-commit', times: 1, match: create })
  expect((await request('pix')).statusCode).toBe(502)
  const { payment } = await readOrder(browser, id)
  shop.clock.advance(70_000)
  const again = await request('pix')
  expect([again.statusCode, again.json().payment.id]).toEqual([201, payment?.id])
  expect(intentsOf(id).map(({ status }) => status)).toEqual(['requires_action'])
})

test.each(['500', '500-after-commit'] as const)(
  '§6.6, P1.6: a gateway repeats one %s for its key: the attempt is unknown, then found or given up by polling',
  async (kind) => {
    const { id, request } = await newOrder()
    shop.gateway.control.fault({ kind, times: 1, match: create })
    const response = await request('pix')
    expect([response.statusCode, response.json().code]).toEqual([502, 'gateway_unavailable'])
    shop.clock.advance(70_000)
    await pollOnce(shop.ctx)
    expect((await request('pix')).statusCode).toBe(201)
    expect(intentsOf(id).filter(({ status }) => status === 'requires_action')).toHaveLength(1)
  },
)

test('§6.4, P1.4: the gateway took the order and never answered: unknown, not failed; asking adopts the object', async () => {
  const { id, browser, request } = await newOrder()
  const spy = vi.spyOn(stripeOf(shop), 'createPayment')
  spy.mockImplementationOnce(async (request) => {
    spy.mockRestore()
    await stripeOf(shop).createPayment(request)
    throw new GatewayError('unknown', 'the answer got lost')
  })
  const response = await request('pix')
  expect(response.statusCode).toBe(502)
  await shop.idle()
  expect(await readOrder(browser, id)).toMatchObject({
    status: 'pending',
    paymentStatus: 'error',
    payment: { state: 'error', outcome: 'error', pixCode: null },
  })
  shop.gateway.control['clear-faults']()
  shop.clock.advance(11_000)
  await pollOnce(shop.ctx)
  const found = await readOrder(browser, id)
  expect(found).toMatchObject({
    paymentStatus: 'processing',
    payment: { state: 'processing', outcome: 'processing' },
  })
  expect(found.payment?.pixCode).toEqual(expect.any(String))
  expect(intentsOf(id)).toHaveLength(1)
  shop.gateway.control.pay({ paymentIntent: await latestRef(shop, id) })
  await shop.idle()
  expect((await readOrder(browser, id)).status).toBe('in_production')
})

test('P1.4: while the outcome is unknown, no second attempt opens; once known, the buyer continues', async () => {
  const { id, request } = await newOrder()
  shop.gateway.control.fault({ kind: 'close-before-commit', times: 50, match: '/v1/payment_intents' })
  await request('card')
  const refused = await request('card')
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'payment_outcome_unknown'])
  shop.gateway.control['clear-faults']()
  expect((await request('card')).statusCode).toBe(201)
  expect(intentsOf(id)).toHaveLength(1)
})

test('§6.6, P1.6: a gateway that fails again and again for the key, and knows of no object: the attempt is given up', async () => {
  const { id, browser, request } = await newOrder()
  shop.gateway.control.fault({ kind: '500', times: 50, match: create })
  expect((await request('card')).statusCode).toBe(502)
  shop.clock.advance(11_000)
  await pollOnce(shop.ctx)
  expect((await readOrder(browser, id)).payment).toMatchObject({ state: 'error', outcome: 'error' })
  shop.clock.advance(60_000)
  await pollOnce(shop.ctx)
  expect((await readOrder(browser, id)).payment).toMatchObject({
    state: 'failed',
    failureCode: 'never_opened',
  })
  shop.gateway.control['clear-faults']()
  expect((await request('card')).statusCode).toBe(201)
})

test('§6.5, P1.6: the process died between the gateway’s answer and our keeping it: asking adopts the object', async () => {
  const { id, browser } = await newOrder()
  const { clientSecret } = await openPayment(browser, id, 'card')
  await shop.idle()
  // The database's state at that time.
  await shop.db.updateTable('payments').set({ gateway_ref: null }).where('order_id', '=', id).execute()
  await submitCard(shop, clientSecret)
  await shop.idle()
  expect(await readOrder(browser, id)).toMatchObject({ status: 'in_production', paymentStatus: 'confirmed' })
  expect(intentsOf(id)).toHaveLength(1)
})

test('§6.7: 429 does nothing and says so; the attempt can be resumed', async () => {
  const { id, request } = await newOrder()
  shop.gateway.control.fault({ kind: '429', times: 3, match: create })
  const response = await request('pix')
  expect(response.statusCode).toBe(502)
  shop.gateway.control['clear-faults']()
  expect((await request('pix')).statusCode).toBe(201)
  expect(intentsOf(id)).toHaveLength(1)
})

test('P2.3: the gateway does not answer to a voiding: no other attempt opens, nothing is lost', async () => {
  const { id, browser, request } = await newOrder()
  await request('pix')
  shop.gateway.control.fault({ kind: 'close-before-commit', times: 4, match: '/cancel' })
  const response = await request('card')
  expect([response.statusCode, response.json().code]).toEqual([502, 'gateway_unavailable'])
  expect((await readOrder(browser, id)).payment).toMatchObject({ method: 'pix', state: 'processing' })
  expect(intentsOf(id)).toHaveLength(1)
})

test.each([
  [404, { message: 'not here' }],
  [200, { hello: 'world' }],
  [200, { object: 'list', data: [] }],
  [200, { object: 'payment_intent' }],
])('§6.8, P1.4: an answer of %i %j is no success', async (status, answer) => {
  const server = createServer((_, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer)),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // listening on TCP
  const gateway = stripeGateway({
    secretKey: 'sk_test_x',
    publishableKey: 'pk_test_x',
    publicOrigin: 'https://shop.example.com',
    timeoutMs: 8000,
    webhookSecret: 'whsec_x',
    apiUrl: `http://127.0.0.1:${port}`,
    scriptUrl: undefined,
  })
  await expect(gateway.fetchPayment('pi_1')).rejects.toMatchObject({ name: 'GatewayError', kind: 'unknown' })
  server.close()
  server.closeAllConnections()
})

test('P1.6: a refusal of a repeated opening does not end an attempt that the first try may have opened', async () => {
  const { id, request } = await newOrder()
  const key = randomUUID()
  const spy = vi.spyOn(stripeOf(shop), 'createPayment')
  spy.mockRejectedValueOnce(new GatewayError('unknown', 'No answer'))
  expect((await request('pix', key)).statusCode).toBe(502)
  // As if the process had died before the answer.
  await shop.db.updateTable('payments').set({ state: 'created' }).where('order_id', '=', id).execute()
  spy.mockRejectedValueOnce(new GatewayError('refused', 'No such method', 'x'))
  expect((await request('pix', key)).statusCode).toBe(502)
  spy.mockRestore()
  const state = shop.db.selectFrom('payments').select('state').where('order_id', '=', id)
  expect(await state.execute()).toEqual([{ state: 'error' }])
})
