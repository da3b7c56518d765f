import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startLocalGateway } from '../src/server.ts'
import { client, openBench, pixIntent, SECRET_KEY } from './harness.ts'

const OPTIONS = { port: 0, secretKey: 'sk_test_x', publishableKey: 'pk_test_x', webhookSecret: 'whsec_x' }

test.each([
  ['a live secret key', { secretKey: 'sk_live_x' }],
  ['a live publishable key', { publishableKey: 'pk_live_x' }],
  ['an address that others reach', { host: '0.0.0.0' }],
  ['an empty webhook secret', { webhookSecret: '' }],
])('it does not start with %s', async (_, change) => {
  await expect(startLocalGateway({ ...OPTIONS, ...change })).rejects.toThrow(/local gateway/)
})

test('it does not start in production', async () => {
  vi.stubEnv('NODE_ENV', 'production')
  onTestFinished(() => void vi.unstubAllEnvs())
  await expect(startLocalGateway(OPTIONS)).rejects.toThrow(/production/)
})

test('a taken port is an error that leaves nothing behind', async () => {
  const { gateway } = await openBench()
  await expect(startLocalGateway({ ...OPTIONS, port: gateway.port })).rejects.toThrow(/EADDRINUSE/)
})

test('the state survives a restart, a torn last line included', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'local-gateway-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const statePath = join(folder, 'state.jsonl')
  const first = await openBench({ statePath })
  const intent = await pixIntent(first.stripe)
  first.gateway.control['webhook-policy']({ policy: 'hold' })
  first.gateway.control['advance-clock']({ seconds: 60 })
  const other = await first.stripe.paymentIntents.create(
    { amount: 100, currency: 'brl' },
    { idempotencyKey: 'att_1' },
  )
  await first.gateway.control.idle()
  await first.gateway.close()
  appendFileSync(statePath, '[["payment_intent","pi_torn",{"id":"pi_')

  const second = await openBench({ statePath })
  expect(await second.stripe.paymentIntents.retrieve(intent.id)).toEqual(intent)
  const replay = await second.stripe.paymentIntents.create(
    { amount: 100, currency: 'brl' },
    { idempotencyKey: 'att_1' },
  )
  expect(replay.id).toBe(other.id)
  second.gateway.control['release-webhooks']({ order: 'as-sent' })
  await second.gateway.control.idle()
  expect(second.received.map((event) => event?.type)).toEqual(['payment_intent.created'])
  // The code still expires on time: 60 of its 1800 seconds had passed.
  second.gateway.control['advance-clock']({ seconds: 1740 })
  expect((await second.stripe.paymentIntents.retrieve(intent.id)).status).toBe('requires_payment_method')
  expect(statSync(statePath).mode & 0o777).toBe(0o600)
})

test('webhooks that a stopped shop missed arrive after the restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'local-gateway-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const statePath = join(folder, 'state.jsonl')
  const first = await openBench({ statePath, webhookUrl: 'http://127.0.0.1:9/' })
  await pixIntent(first.stripe)
  await first.gateway.control.idle()
  await first.gateway.close()
  const second = await openBench({ statePath })
  await second.gateway.control.idle()
  expect(second.received).toHaveLength(2)
})

test('the state holds no card number', async () => {
  const { gateway, browser } = await openBench()
  await browser.paymentMethods.create({
    type: 'card',
    card: { number: '4242424242424242', exp_month: 12, exp_year: 2040, cvc: '987' },
  })
  const all = JSON.stringify([gateway.ledger.list('payment_method'), gateway.ledger.list('note')])
  // As a value of its own: three digits may also stand within an id or a time.
  expect(all).not.toMatch(/42424242|\b987\b/)
})

test('on a full disk it refuses what it cannot store and lives on; what it acknowledged survives a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'local-gateway-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const statePath = join(folder, 'state.jsonl')
  const receiver = createServer((_, response) => response.end()).listen(0, '127.0.0.1')
  onTestFinished(() => void receiver.close())
  await once(receiver, 'listening')
  const { port } = receiver.address() as AddressInfo // a TCP server's address is never a string
  // The system's own limit of a file's size; like a full disk, it cuts off the write that reaches it.
  const child = spawn('bash', ['-c', 'ulimit -f 16; exec "$0" src/main.ts', process.execPath], {
    cwd: join(import.meta.dirname, '..'),
    env: {
      PATH: process.env['PATH'],
      LOCAL_GATEWAY_PORT: '0',
      LOCAL_GATEWAY_STATE: statePath,
      LOCAL_GATEWAY_WEBHOOK_URL: `http://127.0.0.1:${port}`,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const ended = once(child, 'exit')
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string] // its documented argument
  const gateway = { port: Number(/:(\d+)\/?$/.exec(line)?.[1]) }
  const stripe = client(gateway, SECRET_KEY)
  const stored: string[] = []
  const fill = async () => {
    for (;;) stored.push((await pixIntent(stripe)).id)
  }
  await expect(fill()).rejects.toMatchObject({ statusCode: 500 })
  expect(stored.length).toBeGreaterThan(0)
  for (const id of stored) expect((await stripe.paymentIntents.retrieve(id)).id).toBe(id)
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])

  const next = await openBench({ statePath })
  for (const id of stored)
    expect((await client(next.gateway, SECRET_KEY).paymentIntents.retrieve(id)).id).toBe(id)
})
