import { setTimeout as pause } from 'node:timers/promises'
import { stripeEventTypes } from '@recadinho/contracts/payments'
import { startLocalGateway } from '@recadinho/local-gateway'
import { startLocalMail, type LocalMail } from '@recadinho/local-mail'
import getPort from 'get-port'
import pg from 'pg'
import { inLanes } from '../load.ts'
import { createApi } from './api.ts'
import { readMoney } from './true-money.ts'
import { placeOrder } from './buyer.ts'
import { addFaults } from './add-faults.ts'
import { judge, type Finding } from './oracle.ts'
import { createRandom } from './random.ts'
import { finishAll } from './finish-all.ts'
import { readShop, type ShopRecords } from './shop-records.ts'
import { stories } from './stories.ts'
import { count, keys, mercadoPagoKeys, type World } from './world.ts'

/** Concurrent buyers: enough to keep the API busy and let their faults interfere. */
const lanes = 96
/** Approximate number of runs between two kills of the API. */
const runsALife = 60

export interface RoundResult {
  runs: Map<string, number>
  faults: Map<string, number>
  findings: Finding[]
  /** Timelines of the orders in the findings, for debugging. */
  evidence: string[]
  captured: number
  /** Counts of the final states of orders, payments, refunds and reports to staff, by name. */
  outcomes: Map<string, number>
}

/** Plays this many runs against its own shop and gateway, lets everything finish, and judges the result. */
export async function playRound(databaseUrl: string, runs: number, seed: number): Promise<RoundResult> {
  const port = await getPort()
  const url = `http://127.0.0.1:${port}`
  const gateway = await startLocalGateway({
    ...keys,
    port: 0,
    webhookUrl: `${url}/api/webhooks/stripe`,
    webhookEvents: stripeEventTypes,
    gateways: { mercadopago: { ...mercadoPagoKeys, webhookUrl: `${url}/api/webhooks/mercadopago` } },
    webhookRetryDelay: 100,
  })
  const mail = await startLocalMail({ smtpPort: 0, pagePort: 0, kept: 10 * runs })
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 8 })
  // The database is removed after the round.
  pool.on('error', () => undefined)
  const world: World = {
    api: await createApi(databaseUrl, { gatewayUrl: gateway.url, smtpUrl: mail.url }, port),
    gateway,
    pool,
    random: createRandom(seed),
    promised: { orders: new Map(), refunds: new Map(), credits: new Map() },
    faults: new Map(),
  }
  const runsByStory = new Map<string, number>()
  try {
    await world.api.start()
    const death = new AbortController()
    const dying = dieNowAndThen(
      world,
      () => [...runsByStory.values()].reduce((sum, n) => sum + n, 0),
      death.signal,
    )
    await inLanes(runs, lanes, (index) => run(world, seed + index, runsByStory))
    death.abort()
    await dying
    await finishAll(world)
    const shop = await readShop(pool)
    const money = readMoney(gateway, world.promised, shop)
    const findings = judge(world.promised, money, shop, sentBy(mail))
    return {
      runs: runsByStory,
      faults: world.faults,
      findings,
      evidence: await evidenceOf(world, findings),
      captured: money.length,
      outcomes: outcomesOf(shop),
    }
  } finally {
    await world.api.kill()
    await gateway.close()
    await mail.close()
    await pool.end()
  }
}

function sentBy(mail: LocalMail): Map<string, number> {
  const sent = new Map<string, number>()
  for (const { subject } of mail.list()) count(sent, /R-\w+/.exec(subject)?.[0] ?? subject)
  return sent
}

function outcomesOf(shop: ShopRecords): Map<string, number> {
  const outcomes = new Map<string, number>()
  for (const { status, payment_status: paid } of shop.orders.values())
    count(outcomes, `order ${status}, ${paid}`)
  for (const { gateway, state } of shop.payments) count(outcomes, `payment ${gateway} ${state}`)
  for (const { gateway, state, actor_type: by } of shop.refunds)
    count(outcomes, `refund ${gateway} by ${by} ${state}`)
  for (const { gateway, state } of shop.disputes) count(outcomes, `dispute ${gateway} ${state}`)
  for (const { kind, open } of shop.inbox)
    count(outcomes, `money inbox ${kind}, ${open ? 'open' : 'closed by itself'}`)
  return outcomes
}

async function run(world: World, seed: number, runsByStory: Map<string, number>): Promise<void> {
  const random = createRandom(seed)
  const weights = Object.fromEntries(Object.entries(stories).map(([name, { weight }]) => [name, weight]))
  const name = random.weighted(weights)
  addFaults(world)
  const buyer = await placeOrder(world, random)
  try {
    if (buyer) await stories[name]?.run(buyer)
  } catch (error) {
    throw new Error(`A run of "${name}" ended badly (order ${buyer?.id})`, { cause: error })
  }
  count(runsByStory, name)
}

/**
 * Kills the API (SIGKILL) about every `runsALife` runs until aborted; callers retry. In between, cuts a database
 * connection.
 */
async function dieNowAndThen(world: World, runsSoFar: () => number, signal: AbortSignal): Promise<void> {
  const soon = () => runsSoFar() + world.random.between(runsALife / 2, runsALife * 1.5)
  let next = soon()
  let nextCut = soon() / 4
  while (!signal.aborted) {
    await pause(20)
    if (runsSoFar() >= nextCut) {
      nextCut = runsSoFar() + world.random.between(5, runsALife / 3)
      await cutConnection(world)
    }
    if (runsSoFar() < next) continue
    next = soon()
    await world.api.kill()
    count(world.faults, 'API killed')
    await pause(world.random.between(0, 300))
    await world.api.start()
  }
}

/** Ends one of the API's database connections, whatever it is doing. */
async function cutConnection({ pool, faults }: World): Promise<void> {
  const { rowCount } = await pool.query(`
    select pg_terminate_backend(pid) from (select pid from pg_stat_activity
      where datname = current_database() and application_name like 'recadinho%' order by random() limit 1) victim`)
  if (rowCount) count(faults, 'database connection cut')
}

async function evidenceOf({ pool, gateway }: World, findings: readonly Finding[]): Promise<string[]> {
  const ids = [...new Set(findings.flatMap(({ orderId }) => orderId ?? []))].slice(0, 5)
  const lines: string[] = []
  for (const id of ids) {
    const query = async (sql: string) => (await pool.query<object>(sql, [id])).rows
    lines.push(
      `order ${id}`,
      ...(
        await query(`select to_char(created_at, 'HH24:MI:SS.MS') as at, machine, from_state, to_state, actor_type, reason
          from order_events where order_id = $1 order by id`)
      ).map((row) => `  ${JSON.stringify(row)}`),
      ...(
        await query(
          `select id, gateway, gateway_ref, state, failure_code, refunded, next_poll_at from payments where order_id = $1`,
        )
      ).map((row) => `  payment ${JSON.stringify(row)}`),
      ...(
        await query(
          `select id, gateway, payment_ref, gateway_ref, state, amount, actor_type, poll_count, failure_code from refunds where order_id = $1`,
        )
      ).map((row) => `  refund ${JSON.stringify(row)}`),
      ...(
        await query(`select kind, gateway_ref, detail, resolution from money_inbox where order_id = $1`)
      ).map((row) => `  inbox ${JSON.stringify(row)}`),
      ...gateway.ledger
        .list('payment_intent')
        .filter(({ metadata }) => metadata['order_id'] === id)
        .map(
          ({ id: intent, status, amount_received: got, metadata }) =>
            `  there ${intent} ${status} ${got} ${JSON.stringify(metadata)}`,
        ),
      ...gateway.ledger
        .list('mp_payment')
        .filter(({ value }) => value.metadata['order_id'] === id)
        .map(
          ({ value }) =>
            `  there ${value.id} ${value.status} ${value.status_detail} ${JSON.stringify(value.refunds)}`,
        ),
    )
  }
  return lines
}
