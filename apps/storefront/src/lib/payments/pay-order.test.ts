import { ApiError, type Client } from '@recadinho/contracts/client'
import type { PaymentOption } from '@recadinho/contracts/catalog'
import type { Order } from '@recadinho/contracts/orders'
import type { CreatedPayment, NextStep, Payment } from '@recadinho/contracts/payments'
import { expect, test, vi, type Mock } from 'vitest'
import type { CardResult } from './card-outcome.ts'
import { openPayment } from './open-payment.ts'
import { payOrder, type ConfirmForm, type PaySteps, type TokenForm } from './pay-order.ts'
import { problemOf } from './problem.ts'
import { resolveDoubt } from './resolve-doubt.ts'

const order = {
  id: '01a1fc1c-25eb-7f5b-a42b-c0892eef7d5c',
  status: 'pending',
  paymentStatus: 'unpaid',
} as Order // all that is read

const created = (payment: Partial<Payment> = {}): CreatedPayment => ({
  payment: { outcome: 'processing', failureCode: null, ...payment } as Payment, // as above
  next: { kind: 'card_form', clientSecret: 'pi_1_secret_2' },
})
const refusal = (code: string, details?: object) =>
  new ApiError(409, 'Conflict', JSON.stringify({ code, message: '', requestId: 'r', details }))

const form = (result: CardResult, valid = true): ConfirmForm => ({
  validate: () => Promise.resolve(valid),
  confirm: vi.fn<ConfirmForm['confirm']>(() => Promise.resolve(result)),
  check: () => Promise.resolve(result),
})

function steps(change: Partial<PaySteps> = {}) {
  return {
    card: form({ kind: 'taken' }),
    prepare: vi.fn<PaySteps['prepare']>(() => Promise.resolve({ order })),
    open: vi.fn<PaySteps['open']>(() => Promise.resolve(created())),
    ended: vi.fn<PaySteps['ended']>(),
    ...change,
  }
}

test('an incomplete card form makes no order', async () => {
  const pay = steps({ card: form({ kind: 'taken' }, false) })
  expect(await payOrder(pay)).toEqual({ kind: 'unfinished' })
  expect(pay.prepare).not.toHaveBeenCalled()
})

test.each<[CardResult, string, number]>([
  [{ kind: 'taken' }, 'done', 0],
  [{ kind: 'declined', code: 'insufficient_funds' }, 'declined', 1],
  [{ kind: 'not_charged' }, 'declined', 0],
  [{ kind: 'unknown' }, 'doubt', 0],
])('a card that is %o ends as %s', async (result, kind, ended) => {
  const pay = steps({ card: form(result) })
  expect(await payOrder(pay)).toMatchObject({ kind, order })
  // Only a refusal by the gateway starts another attempt; an unknown outcome keeps its key.
  expect(pay.ended).toHaveBeenCalledTimes(ended)
})

const url = 'https://pay.example.com/1'
test.each<[NextStep, object]>([
  [{ kind: 'code', pixCode: '000201' }, { kind: 'shown' }],
  [{ kind: 'link', url, reference: 'R-7K3M9Q' }, { kind: 'shown' }],
  [
    { kind: 'redirect', url },
    { kind: 'leave', url },
  ],
])('what comes next is %o: no form is asked', async (next, result) => {
  const answer = { ...created(), next }
  const open = () => Promise.resolve(answer)
  expect(await payOrder(steps({ card: null, open }))).toMatchObject({ order, ...result })
})

test('an attempt that is already in progress needs nothing more from the buyer', async () => {
  const open = () => Promise.resolve({ ...created(), next: null })
  expect(await payOrder(steps({ open }))).toEqual({ kind: 'done', order })
})

test('a total of zero is done when the server confirms it', async () => {
  const open = () => Promise.resolve({ ...created({ outcome: 'confirmed' }), next: null })
  expect(await payOrder(steps({ card: null, open }))).toEqual({ kind: 'done', order })
})

const token = { token: 'a-card-token', brand: 'visa', installments: 3 }
const tokenForm = (change: Partial<TokenForm> = {}): TokenForm => ({
  validate: () => Promise.resolve(true),
  makeToken: () => Promise.resolve(token),
  ...change,
})
const ended = (outcome: Payment['outcome'], failureCode: string | null = null) => ({
  ...created({ outcome, failureCode }),
  next: null,
})

test.each([
  ['confirmed', null, { kind: 'done' }, 0],
  ['processing', null, { kind: 'done' }, 0],
  ['failed', 'cc_rejected_bad_filled_date', { kind: 'declined', code: 'cc_rejected_bad_filled_date' }, 1],
] as const)('P2.11: an attempt opened with a token that is %s', async (outcome, code, result, drops) => {
  const pay = steps({
    card: tokenForm(),
    open: vi.fn<PaySteps['open']>(() => Promise.resolve(ended(outcome, code))),
  })
  expect(await payOrder(pay)).toMatchObject({ order, ...result })
  expect(pay.open).toHaveBeenCalledExactlyOnceWith({ order }, token)
  expect(pay.ended).toHaveBeenCalledTimes(drops)
})

test.each([
  ['the fields are wrong', () => Promise.resolve('unfinished' as const), undefined],
  [
    'the gateway is out of reach',
    () => Promise.reject(new TypeError('Failed to fetch')),
    { kind: 'declined', code: 'processing_error' },
  ],
])('without a token, as %s, no order is made', async (_, makeToken, problem) => {
  const pay = steps({ card: tokenForm({ makeToken }) })
  expect(problemOf(await payOrder(pay))).toEqual(problem)
  expect(pay.prepare).not.toHaveBeenCalled()
})

test.each([
  ['no answer', () => new TypeError('Failed to fetch'), 'doubt'],
  ['an answer of something else', () => new ApiError(504, 'Gateway Timeout', '<html>'), 'doubt'],
  ['a gateway that does not answer', () => new ApiError(502, '', '{"code":"gateway_unavailable"}'), 'doubt'],
  ['a plain refusal', () => refusal('payment_method_unavailable'), 'payment_refused'],
] as const)('P1.4: %s to a request that carries a token is %s', async (_, error, kind) => {
  const open = () => Promise.reject(error())
  expect(await payOrder(steps({ card: tokenForm(), open }))).toMatchObject({ kind, order })
})

test('an unknown outcome of a token is resolved by the same request', async () => {
  const answers = [ended('error'), ended('failed', 'cc_rejected_other_reason'), ended('confirmed')]
  const open = vi.fn<PaySteps['open']>().mockRejectedValueOnce(new TypeError('Failed to fetch'))
  for (const answer of answers) open.mockResolvedValueOnce(answer)
  const result = await payOrder(steps({ card: tokenForm(), open }))
  if (result.kind !== 'doubt') throw new Error(`It is ${result.kind}`)
  expect(await result.check()).toEqual({ kind: 'unknown' })
  expect(await result.check()).toEqual({ kind: 'declined', code: 'cc_rejected_other_reason' })
  expect(await result.check()).toEqual({ kind: 'taken' })
  expect(new Set(open.mock.calls.map(([, card]) => card))).toEqual(new Set([token]))
})

test('the attempt that came with the order is used; one that has ended is followed by a call of its own', async () => {
  const { api, call } = server()
  const first = (payment?: Partial<Payment>) => () => Promise.resolve(created(payment))
  const request = { option: card, shownTotal: shown }
  await openPayment(api, order, { ...request, first: first() })
  expect(call).not.toHaveBeenCalled()
  await openPayment(api, order, { ...request, first: first({ outcome: 'failed' }) })
  await openPayment(api, order, {
    ...request,
    first: () => Promise.reject(refusal('idempotency_key_reused')),
  })
  expect(call).toHaveBeenCalledTimes(2)
  const refused = await openPayment(api, order, {
    ...request,
    card: token,
    first: first({ outcome: 'failed' }),
  })
  expect(refused.payment.outcome).toBe('failed')
  expect(call).toHaveBeenCalledTimes(2)
})

test('an order that is paid already is not paid again', async () => {
  const paid = { ...order, paymentStatus: 'confirmed' } as Order // as above
  const pay = steps({ prepare: () => Promise.resolve({ order: paid }) })
  expect(await payOrder(pay)).toEqual({ kind: 'done', order: paid })
  expect(pay.open).not.toHaveBeenCalled()
})

test('each refusal leaves the problem with the right next step', async () => {
  const total = { amount: 5990, currency: 'BRL' }
  const issues = [{ path: 'body/guardianEmail', message: 'must match format' }]
  const refused = (step: 'prepare' | 'open', error: unknown) =>
    payOrder(steps({ [step]: () => Promise.reject(error) })).then(problemOf)
  const offline = new TypeError('Failed to fetch')
  expect(await refused('prepare', offline)).toEqual({ kind: 'order', error: offline })
  expect(await refused('open', offline)).toEqual({ kind: 'payment', error: offline, orderId: order.id })
  expect(await refused('prepare', refusal('price_changed', { total }))).toEqual({
    kind: 'price_changed',
    total,
  })
  expect(await refused('open', refusal('price_changed', { total }))).toEqual({ kind: 'price_changed', total })
  expect(await refused('prepare', refusal('promo_code_invalid'))).toMatchObject({ kind: 'promo_code' })
  expect(await refused('prepare', refusal('validation_failed', { issues }))).toEqual({
    kind: 'fields',
    paths: ['body/guardianEmail'],
  })
  // Details with an unexpected shape do not break the page.
  expect(await refused('prepare', refusal('price_changed', { total: 'x' }))).toMatchObject({ kind: 'order' })
  expect(await refused('prepare', refusal('validation_failed', { issues: [7] }))).toMatchObject({
    kind: 'order',
  })
})

const card: PaymentOption = {
  gateway: 'stripe',
  method: 'card',
  flow: 'inline',
  expiresAfterSeconds: null,
  installments: 1,
  publishableKey: 'pk',
  form: 'confirm',
  wallets: true,
  sandbox: true,
}
const shown = { amount: 4990, currency: 'BRL' }

type Call = (name: string, input: { idempotencyKey: string }) => Promise<CreatedPayment>
/** A stub of the API's client with one function. */
function server() {
  const call = vi.fn<Call>(() => Promise.resolve(created()))
  return { api: { call } as unknown as Client, call }
}
const keysOf = (call: Mock<Call>) => call.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey)

test('an open attempt keeps its key; an ended one is replaced by a new one, once', async () => {
  const { api, call } = server()
  call.mockResolvedValueOnce(created()).mockResolvedValueOnce(created({ outcome: 'failed' }))
  await openPayment(api, order, { option: card, shownTotal: shown })
  await openPayment(api, order, { option: card, shownTotal: shown })
  const [first, again, next] = keysOf(call)
  expect(again).toBe(first)
  expect(next).not.toBe(again)
})

test('a refused token is not tried again', async () => {
  const { api, call } = server()
  call.mockResolvedValue(created({ outcome: 'failed' }))
  const refused = await openPayment(api, order, { option: card, shownTotal: shown, card: token })
  expect(refused.payment.outcome).toBe('failed')
  expect(call).toHaveBeenCalledOnce()
})

test('P2.13: a new code is requested with a new key', async () => {
  const { api, call } = server()
  await openPayment(api, order, { option: card, shownTotal: shown })
  await openPayment(api, order, { option: card, shownTotal: shown, renew: true })
  const [first, renewed] = keysOf(call)
  expect(renewed).not.toBe(first)
  expect(call.mock.calls[1]?.[1]).toMatchObject({ body: { renew: true } })
})

test('a key that was used for another request is replaced once; any other refusal is shown', async () => {
  const { api, call } = server()
  call
    .mockRejectedValueOnce(refusal('idempotency_key_reused'))
    .mockRejectedValueOnce(refusal('order_not_payable'))
  await expect(openPayment(api, order, { option: card, shownTotal: shown })).rejects.toThrow(
    'order_not_payable',
  )
  expect(call).toHaveBeenCalledTimes(2)
})

test('an unknown outcome is polled until the gateway or the shop knows it, or the page is left', async () => {
  const page = new AbortController()
  const pause = () => Promise.resolve()
  const answers: CardResult[] = [{ kind: 'unknown' }, { kind: 'unknown' }, { kind: 'declined', code: null }]
  const known = await resolveDoubt({
    check: () => Promise.resolve(answers.shift() ?? { kind: 'unknown' }),
    fetchOrder: () => Promise.reject(new TypeError('Failed to fetch')),
    signal: page.signal,
    pause,
  })
  expect(known).toEqual({ kind: 'declined', code: null })
  const paid = { ...order, paymentStatus: 'confirmed' } as Order // as above
  const check = () => Promise.reject(new TypeError('Failed to fetch'))
  const { signal } = page
  expect(await resolveDoubt({ check, fetchOrder: () => Promise.resolve(paid), signal, pause })).toEqual({
    kind: 'taken',
  })
  const leave = () => {
    page.abort()
    return Promise.resolve()
  }
  const fetchOrder = () => Promise.resolve(order)
  expect(await resolveDoubt({ check, fetchOrder, signal, pause: leave })).toBeUndefined()
})
