import { request as httpRequest } from 'node:http'
import { expect, test } from 'vitest'
import type { ShopControls } from '../src/server.ts'
import { cardIntent, openBench, pixIntent, refusal } from './harness.ts'
import { openMercadoPago, pixPayment, withKey } from './mercadopago-bench.ts'

test('429 says when to come again, at both faces', async () => {
  const { gateway, stripe } = await openBench()
  gateway.control.fault({ kind: '429', seconds: 7 })
  const error = await refusal(cardIntent(stripe))
  expect([error.statusCode, error.headers?.['retry-after']]).toEqual([429, '7'])

  const { gateway: other, call } = await openMercadoPago()
  other.control.fault({ kind: '429', seconds: 9 })
  const response = await call('GET', '/v1/payments/1')
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '9'])
})

test('foreign JSON and HTML: before, nothing is done; after, it is done and a repetition finds it', async () => {
  const { gateway, stripe } = await openBench()
  for (const kind of ['foreign-json', 'html'] as const) {
    gateway.control.fault({ kind })
    const answer = await stripe.paymentIntents
      .create({ amount: 4990, currency: 'brl' })
      .catch(() => undefined)
    expect(answer?.object).not.toBe('payment_intent')
  }
  expect(gateway.ledger.list('payment_intent')).toHaveLength(0)
  for (const kind of ['foreign-json-after-commit', 'html-after-commit'] as const) {
    gateway.control.fault({ kind })
    const idempotencyKey = `att_${kind}`
    const create = () => stripe.paymentIntents.create({ amount: 4990, currency: 'brl' }, { idempotencyKey })
    await create().catch(() => undefined)
    const [made] = gateway.ledger.list('payment_intent').slice(-1)
    expect((await create()).id).toBe(made?.id)
  }
  expect(gateway.ledger.list('payment_intent')).toHaveLength(2)
})

test('the same at Mercado Pago’s face', async () => {
  const { gateway, payments } = await openMercadoPago()
  for (const kind of ['foreign-json', 'html', 'foreign-json-after-commit', 'html-after-commit'] as const) {
    gateway.control.fault({ kind })
    const answer = await payments.create({ body: pixPayment, ...withKey(kind) })
    expect(typeof answer.id).not.toBe('number')
    const { id } = await payments.create({ body: pixPayment, ...withKey(kind) })
    expect(gateway.ledger.list('mp_payment').at(-1)?.id).toBe(String(id))
  }
  expect(gateway.ledger.list('mp_payment')).toHaveLength(4)
})

test('drip sends the true answer byte by byte, and lets it flow when the faults are cleared', async () => {
  const { gateway, stripe } = await openBench()
  const intent = await pixIntent(stripe)
  gateway.control.fault({ kind: 'drip', match: intent.id, milliseconds: 3_600_000 })
  const text = await new Promise<string>((resolve, reject) => {
    const path = `/v1/payment_intents/${intent.id}`
    const headers = { authorization: 'Bearer sk_test_local' }
    httpRequest({ port: gateway.port, host: '127.0.0.1', path, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => {
        if (chunks.length === 0) gateway.control['clear-faults']()
        chunks.push(chunk)
      })
      response.on('end', () => {
        expect(chunks[0]).toHaveLength(1)
        resolve(Buffer.concat(chunks).toString())
      })
      response.on('error', reject)
    })
      .on('error', reject)
      .end()
  })
  expect(JSON.parse(text)).toMatchObject({ id: intent.id, object: 'payment_intent' })
})

test('a fault with a percentage strikes those requests that chance names, so many times', async () => {
  const chances = [0.9, 0.1, 0.5, 0.29, 0.1]
  const { gateway, stripe } = await openBench({ random: () => chances.shift() ?? 1 })
  gateway.control.fault({ kind: '500', percent: 30, times: 2, match: 'POST /v1/payment_intents' })
  const outcomes: boolean[] = []
  for (let call = 0; call < 5; call += 1)
    outcomes.push(
      await cardIntent(stripe).then(
        () => true,
        () => false,
      ),
    )
  expect(outcomes).toEqual([true, false, true, false, true])
  expect(() => gateway.control.fault({ kind: '500', percent: 30 })).not.toThrow()
})

test('a percentage above a hundred is refused', async () => {
  const { gateway } = await openBench()
  const response = await fetch(`${gateway.url}/control/fault`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind: '500', percent: 101 }),
  })
  expect(await response.json()).toMatchObject({ ok: false, message: expect.stringContaining('percent') })
})

test('a repeated request meets the connection’s faults, too', async () => {
  const { gateway, stripe } = await openBench()
  const create = () =>
    stripe.paymentIntents.create({ amount: 4990, currency: 'brl' }, { idempotencyKey: 'att_1' })
  gateway.control.fault({ kind: '500-after-commit' })
  await refusal(create())
  gateway.control.fault({ kind: 'html-after-commit' })
  expect((await refusal(create())).message).toContain('JSON')
  expect((await refusal(create())).statusCode).toBe(500)
})

test('a kill ends the caller before or after the call is carried out, at both faces; nothing is answered', async () => {
  let killed = 0
  const shop: ShopControls = {
    api: () => ({ up: true, ends: killed }),
    killApi: () => Promise.resolve(void (killed += 1)),
    raisePrice: () => Promise.reject(new Error('No price here')),
    setPrice: () => Promise.resolve(),
  }
  const { gateway } = await openBench({ shop })
  const { gateway: other, call } = await openMercadoPago({ shop })
  for (const [kind, made] of [
    ['kill-before-commit', 0],
    ['kill-after-commit', 1],
  ] as const) {
    gateway.control.fault({ kind })
    // Without the SDK, which would retry when the connection ends; a dead caller does not retry.
    const response = fetch(`${gateway.url}/v1/payment_intents`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_local' },
      body: new URLSearchParams({ amount: '4990', currency: 'brl' }),
    })
    await expect(response).rejects.toThrow('fetch failed')
    expect(gateway.ledger.list('payment_intent')).toHaveLength(made)
    other.control.fault({ kind })
    await expect(call('POST', '/v1/payments', pixPayment, kind)).rejects.toThrow('fetch failed')
    expect(other.ledger.list('mp_payment')).toHaveLength(made)
  }
  expect(killed).toBe(4)
})
