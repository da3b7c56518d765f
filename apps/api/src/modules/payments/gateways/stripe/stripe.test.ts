import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PaymentGateway } from '../gateway.ts'
import { stripeGateway } from './stripe.ts'

let answer = { status: 200, body: '{}' }
const server = createServer((_request, response) => {
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
})
let gateway: PaymentGateway
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // listening on TCP
  gateway = stripeGateway({
    secretKey: 'sk_test_x',
    publishableKey: 'pk_test_x',
    webhookSecret: 'x',
    apiUrl: `http://127.0.0.1:${port}`,
    scriptUrl: undefined,
    publicOrigin: 'https://shop.example',
    timeoutMs: 5000,
  })
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})
const answerWith = (body: object, status = 200) => {
  answer = { status, body: JSON.stringify(body) }
}

const intent = {
  object: 'payment_intent',
  id: 'pi_1',
  status: 'succeeded',
  amount: 4990,
  amount_received: 4990,
  currency: 'brl',
  metadata: { order_id: 'the order', attempt_id: 'the attempt' },
  livemode: false,
  payment_method_types: ['card'],
  client_secret: 'pi_1_secret',
  last_payment_error: null,
}
const lapsed = { code: 'payment_intent_payment_attempt_expired' }

test.each([
  [{}, 'confirmed', 4990],
  [{ amount_received: 4000 }, 'confirmed', 4000],
  [{ status: 'canceled', amount_received: 0 }, 'cancelled', 4990],
  [{ status: 'requires_payment_method' }, 'created', 4990],
  [{ status: 'requires_payment_method', last_payment_error: { code: 'card_declined' } }, 'refused', 4990],
  [{ status: 'requires_payment_method', last_payment_error: lapsed }, 'expired', 4990],
  [{ status: 'requires_action' }, 'processing', 4990],
  [{ status: 'processing' }, 'processing', 4990],
  [{ status: 'a word of tomorrow' }, 'processing', 4990],
] as const)('P1: an intent with %j is %s, of %i', async (part, state, amount) => {
  answerWith({ ...intent, ...part })
  expect(await gateway.fetchPayment('pi_1')).toMatchObject({ ref: 'pi_1', state, amount, currency: 'BRL' })
})

const session = {
  object: 'checkout.session',
  id: 'cs_1',
  status: 'complete',
  payment_status: 'paid',
  payment_intent: intent,
  amount_total: 4990,
  currency: 'brl',
  metadata: intent.metadata,
  livemode: false,
  payment_method_types: ['card'],
  url: 'https://pay.example',
  expires_at: 1_800_000_000,
}
const declined = { ...intent, status: 'requires_payment_method' }
const processing = { ...intent, status: 'processing' }

test.each([
  [{}, 'confirmed', 4990],
  [{ payment_intent: { ...intent, amount_received: 4000 } }, 'confirmed', 4000],
  [{ status: 'open', payment_status: 'unpaid', payment_intent: null }, 'created', 4990],
  [{ status: 'expired', payment_status: 'unpaid', payment_intent: null }, 'expired', 4990],
  [{ payment_status: 'unpaid', payment_intent: processing }, 'processing', 4990],
  [{ payment_status: 'unpaid', payment_intent: declined }, 'refused', 4990],
])('P1: a page with %j is %s, of %i', async (part, state, amount) => {
  answerWith({ ...session, ...part })
  expect(await gateway.fetchPayment('cs_1')).toMatchObject({ ref: 'cs_1', state, amount })
})

test('P2.3: a page that is closed before its time is cancelled, one that was paid stays paid', async () => {
  answerWith({ ...session, status: 'expired', payment_status: 'unpaid', payment_intent: null })
  expect(await gateway.cancelPayment('cs_1')).toMatchObject({ state: 'cancelled' })
  answerWith(session)
  expect(await gateway.cancelPayment('cs_1')).toMatchObject({ state: 'confirmed' })
})

test.each([
  ['succeeded', 'succeeded'],
  ['pending', 'sent'],
  ['requires_action', 'sent'],
  ['failed', 'failed'],
  ['canceled', 'failed'],
])('R6: a refund that is %s is %s here', async (status, state) => {
  answerWith({ object: 'refund', id: 're_1', amount: 700, currency: 'brl', status, metadata: {} })
  const request = { refundId: 'ours', paymentRef: 'pi_1', amount: 700, currency: 'BRL', key: 'key' }
  expect(await gateway.refundsApi?.refund({ ...request, requestedAt: new Date() })).toMatchObject({
    ref: 're_1',
    state,
    amount: 700,
  })
})

test('G3: only money that came is listed, with what was refunded of it', async () => {
  const charge = { amount_refunded: 700, disputed: false }
  const paid = { ...intent, latest_charge: charge }
  answerWith({ object: 'list', has_more: false, data: [paid, { ...declined, id: 'pi_2' }] })
  const listed = await Array.fromAsync(gateway.refundsApi?.list(new Date()) ?? [])
  expect(listed).toMatchObject([{ ref: 'pi_1', amount: 4990, refunded: 700, disputed: false }])
})

const error = (type: string, code?: string) => ({ error: { type, code, message: 'No' } })

test.each([
  [400, error('invalid_request_error', 'parameter_invalid'), 'refused', false],
  [402, error('card_error', 'card_declined'), 'refused', false],
  [404, error('invalid_request_error', 'resource_missing'), 'missing', false],
  [404, error('invalid_request_error'), 'unknown', false],
  [409, error('invalid_request_error', 'lock_timeout'), 'unknown', false],
  [429, error('invalid_request_error', 'lock_timeout'), 'unknown', false],
  [500, error('api_error'), 'unknown', true],
  [500, error('invalid_request_error'), 'unknown', false],
  [200, { object: 'list', data: [] }, 'unknown', false],
] as const)('P1.4: %i with %j is %s; stored under the key: %j', async (status, body, kind, isStored) => {
  answerWith(body, status)
  await expect(gateway.fetchPayment('pi_1')).rejects.toMatchObject({ kind, isStored })
})
