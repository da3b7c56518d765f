import { spawn, type ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { CreatedOrder, Order } from '@recadinho/contracts/orders'
import type { CreatedPayment } from '@recadinho/contracts/payments'
import { startLocalGateway, type LocalGateway } from '@recadinho/local-gateway'
import { Pool } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { origin } from './support/app.ts'
import { createTestDatabase, type TestDatabase } from './support/database.ts'
import { eventually } from './support/eventually.ts'
import { orderBody, withKey } from './support/order.ts'
import { gatewayEnv, gatewayKeys, secretOf, stripeClient, submitCard } from './support/shop.ts'

const server = fileURLToPath(new URL('../src/server.ts', import.meta.url))

let database: TestDatabase
let pool: Pool
let gateway: LocalGateway
let api: ChildProcess
let url: string
beforeEach(async () => {
  database = await createTestDatabase()
  pool = new Pool({ connectionString: database.url, max: 2 })
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  gateway = await startLocalGateway({
    ...gatewayKeys,
    port: 0,
    webhookUrl: `${url}/api/webhooks/stripe`,
    webhookRetryDelay: 200,
  })
  api = await startApi()
})
afterEach(async () => {
  await kill()
  await gateway.close()
  await pool.end()
  await database.drop()
})

/** The entry that production starts, as a process of its own. */
async function startApi(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [server], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'test',
      DATABASE_URL: database.url,
      PORT: new URL(url).port,
      PUBLIC_URL: origin,
      RECADINHO_OWNER_PASSWORD: 'not asked for here',
      LOG_LEVEL: 'error',
      ...gatewayEnv(gateway.url),
    },
  })
  await eventually(async () => expect((await fetch(`${url}/readyz`)).ok).toBe(true), 20_000)
  return child
}

/** As power cuts do it: no signal handler runs. */
async function kill(): Promise<void> {
  if (api.exitCode !== null || api.signalCode !== null) return
  const gone = new Promise((resolve) => api.once('exit', resolve))
  api.kill('SIGKILL')
  await gone
}

async function post<T>(path: string, body: object): Promise<T> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { ...withKey().headers, origin, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (response.status !== 201) throw new Error(`${response.status}: ${await response.text()}`)
  return (await response.json()) as T // checked by the server against its contract
}

async function orderWithForm() {
  const { order, accessToken } = await post<CreatedOrder>('/api/orders', orderBody)
  const query = `?token=${accessToken}`
  const payment = await post<CreatedPayment>(`/api/orders/${order.id}/payments${query}`, {
    gateway: 'stripe',
    method: 'card',
  })
  const read = async () => (await (await fetch(`${url}/api/orders/${order.id}${query}`)).json()) as Order // as above
  const pay = () =>
    submitCard({ stripeJs: stripeClient(gateway, gatewayKeys.publishableKey) }, secretOf(payment))
  return { id: order.id, read, pay }
}

async function expectPaidOnce(order: { id: string; read: () => Promise<Order> }) {
  await eventually(
    async () =>
      expect(await order.read()).toMatchObject({ status: 'in_production', paymentStatus: 'confirmed' }),
    20_000,
  )
  const count = async (sql: string) =>
    Number((await pool.query<{ count: string }>(sql, [order.id])).rows[0]?.count)
  expect(
    await count(`select count(*) from order_events where order_id = $1 and to_state = 'in_production'`),
  ).toBe(1)
  expect(
    await count(`select count(*) from order_events where order_id = $1 and to_state = 'confirmed'`),
  ).toBe(1)
  // The receipt is written, once, by whichever process lives.
  await eventually(
    async () =>
      expect(await count('select count(*) from effects where order_id = $1 and done_at is not null')).toBe(1),
    20_000,
  )
  expect(await count('select count(*) from messages where order_id = $1')).toBe(1)
}

test('§6.12, P5: killed between the payment and its webhook, which never comes: after the restart the order is paid, once', async () => {
  const order = await orderWithForm()
  await kill()
  gateway.control['webhook-policy']({ policy: 'drop' })
  await order.pay()
  await gateway.control.idle()
  // The reconciler's first question is due ten seconds after the opening; nobody waits for that here.
  await pool.query(`update payments set check_at = now() where order_id = $1`, [order.id])
  api = await startApi()
  await expectPaidOnce(order)
})

test('P5: killed before the webhook, which comes again after the restart: paid once', async () => {
  const order = await orderWithForm()
  await kill()
  await order.pay()
  api = await startApi()
  await expectPaidOnce(order)
})

test('§6.17, P5.2: killed after the webhook was stored and before it was worked off: the row is taken after the restart', async () => {
  const order = await orderWithForm()
  // The worker asks the gateway first; it gets no answer until the process is gone.
  gateway.control.fault({ kind: 'hold', times: 50, match: 'GET /v1/payment_intents/' })
  await order.pay()
  await eventually(async () => {
    const { rows } = await pool.query(`select 1 from webhook_events where processed_at is null`)
    expect(rows).toHaveLength(1)
  })
  await kill()
  gateway.control['clear-faults']()
  await pool.query(`update webhook_events set retry_at = now() where processed_at is null`)
  await pool.query(`update payments set check_at = null`)
  api = await startApi()
  await expectPaidOnce(order)
})

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo // listening on TCP
  await new Promise((resolve) => probe.close(resolve))
  return port
}
