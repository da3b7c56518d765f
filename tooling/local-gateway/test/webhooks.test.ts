import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { cardIntent, openBench } from './harness.ts'

test('an event is a whole Event object, signed, sent once, and can be fetched', async () => {
  const { gateway, stripe, received } = await openBench()
  const intent = await stripe.paymentIntents.create(
    { amount: 4990, currency: 'brl' },
    { idempotencyKey: 'att_1' },
  )
  await gateway.control.idle()
  expect(received).toHaveLength(1)
  const [event] = received
  expect(event).toMatchObject({
    object: 'event',
    type: 'payment_intent.created',
    api_version: '2026-10-28.endive',
    livemode: false,
    pending_webhooks: 1,
    request: { id: intent.lastResponse.requestId, idempotency_key: 'att_1' },
    data: { object: { id: intent.id, object: 'payment_intent' } },
  })
  const fetched = await stripe.events.retrieve(event?.id ?? '')
  expect(fetched).toMatchObject({ id: event?.id, pending_webhooks: 0 })
  const list = await stripe.events.list({ type: 'payment_intent.created' })
  expect(list.data).toHaveLength(1)
})

test('policy duplicate sends each event twice', async () => {
  const { gateway, stripe, received } = await openBench()
  gateway.control['webhook-policy']({ policy: 'duplicate' })
  await cardIntent(stripe)
  await gateway.control.idle()
  expect(received.map((event) => event?.id)).toEqual([received[0]?.id, received[0]?.id])
})

test('policy hold keeps events until they are released, policy drop forgets them, resend brings one back', async () => {
  const { gateway, stripe, received } = await openBench()
  gateway.control['webhook-policy']({ policy: 'hold' })
  await cardIntent(stripe)
  await gateway.control.idle()
  expect(received).toHaveLength(0)
  gateway.control['release-webhooks']({ order: 'as-sent' })
  await gateway.control.idle()
  expect(received).toHaveLength(1)
  gateway.control['webhook-policy']({ policy: 'drop' })
  await cardIntent(stripe)
  await gateway.control.idle()
  expect(received).toHaveLength(1)
  const lost = gateway.ledger.list('event').at(-1)
  gateway.control['resend-webhook']({ event: lost?.id ?? '' })
  await gateway.control.idle()
  expect(received.at(-1)?.id).toBe(lost?.id)
})

test('policy reverse delivers the newest first', async () => {
  const { gateway, stripe, received } = await openBench()
  gateway.control['webhook-policy']({ policy: 'reverse' })
  const intent = await cardIntent(stripe)
  await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' })
  gateway.control['release-webhooks']({ order: 'newest-first' })
  await gateway.control.idle()
  const types = received.map((event) => event?.type)
  expect(types).toEqual(['payment_intent.succeeded', 'charge.succeeded', 'payment_intent.created'])
})

test('policy wrong-signature is refused by the SDK', async () => {
  const { gateway, stripe, received } = await openBench()
  gateway.control['webhook-policy']({ policy: 'wrong-signature' })
  await cardIntent(stripe)
  await gateway.control.idle()
  expect(received).toEqual([null])
})

test('a receiver that fails is asked again until it answers 2xx', async () => {
  let attempts = 0
  const receiver = createServer((request, response) => {
    request.resume()
    attempts += 1
    response.writeHead(attempts < 3 ? 500 : 204).end()
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void receiver.close())
  const { port } = receiver.address() as AddressInfo // listening on TCP
  const { gateway, stripe } = await openBench({
    webhookUrl: `http://127.0.0.1:${port}/`,
    webhookRetryDelay: 1,
  })
  await cardIntent(stripe)
  await vi.waitFor(() =>
    expect(gateway.ledger.list('delivery')[0]).toMatchObject({ state: 'delivered', attempts: 3 }),
  )
  expect(attempts).toBe(3)
})

test('a receiver gets the types that it subscribed to, and no others', async () => {
  const { gateway, stripe, received } = await openBench({ webhookEvents: ['payment_intent.succeeded'] })
  const intent = await cardIntent(stripe)
  await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' })
  await gateway.control.idle()
  expect(received.map((event) => event?.type)).toEqual(['payment_intent.succeeded'])
  const pending = gateway.ledger.list('event').map(({ type, pending_webhooks }) => [type, pending_webhooks])
  expect(pending).toEqual(
    expect.arrayContaining([
      ['payment_intent.created', 0],
      ['payment_intent.succeeded', 0],
    ]),
  )
})
