import { createShopper } from '@recadinho/shopper'
import { inLanes, quantile } from './load.ts'
import { ms, print, rate, ratio } from './print.ts'
import { cpuMs } from './process-figures.ts'
import { startShop, type Shop } from './shop.ts'

const lanes = 8
const warmUp = 100
const runs = 400
/** About as much as an order's body carries. */
const bareBody = {
  packageId: 'one-character',
  childName: 'Olivia',
  childAge: 6,
  additionalNotes: 'x'.repeat(300),
}

/** A whole order against a bare route that writes an order row and an idempotency row in one transaction. */
export async function benchOrders() {
  const shop = await startShop()
  try {
    const floor = await shop.startFloor()
    await inLanes(warmUp, lanes, () => bareOrder(floor))
    const bare = await timed(runs * 5, () => bareOrder(floor))
    await inLanes(warmUp, lanes, () => buy(shop))
    await resetStatements(shop)
    const before = cpuMs(shop.apiPid) + cpuMs(shop.postgres.pid ?? 0)
    const whole = await timed(runs, () => buy(shop))
    const cpu = (cpuMs(shop.apiPid) + cpuMs(shop.postgres.pid ?? 0) - before) / runs
    const statements = await countStatements(shop)
    print(
      `Whole orders: created, paid by card at the local gateway, webhook, confirmed; ${lanes} buyers at a time`,
      [
        { what: 'floor: order and key in one transaction', value: rate(bare.perSecond) },
        {
          what: 'whole orders',
          value: rate(whole.perSecond),
          against: `${ratio(whole.perSecond / bare.perSecond)} the floor, at least 0.13`,
        },
        { what: '  p99', value: ms(quantile(whole.took, 0.99)) },
        { what: '  calls by the buyer', value: '4', against: 'at most 4' },
        { what: '  SQL statements', value: (statements / runs).toFixed(1), against: 'at most 25' },
        { what: '  CPU of API and PostgreSQL', value: ms(cpu), against: 'at most 6 ms' },
      ],
    )
  } finally {
    await shop.stop()
  }
}

async function timed(times: number, work: () => Promise<void>) {
  const started = performance.now()
  const took = await inLanes(times, lanes, work)
  return { took, perSecond: (times * 1000) / (performance.now() - started) }
}

/** Four calls: order, payment attempt, card at the gateway, and the stream that confirms. */
async function buy({ api, gateway, publishableKey }: Shop) {
  const shopper = createShopper({ api, gateway: gateway.url, publishableKey })
  const { id } = await shopper.placeOrder()
  await shopper.payByCard(id)
  await shopper.untilInProduction(id)
}

async function bareOrder(floor: string) {
  const response = await fetch(`${floor}/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(bareBody),
  })
  if (response.status !== 201) throw new Error(`The floor answered ${response.status}`)
  await response.arrayBuffer()
}

async function resetStatements(shop: Shop) {
  await shop.query('create extension if not exists pg_stat_statements')
  await shop.query('select pg_stat_statements_reset()')
}

/** Every top-level statement but transaction brackets and the queue's idle polling. */
async function countStatements(shop: Shop): Promise<number> {
  const rows = await shop.query<{ calls: string }>(
    `select coalesce(sum(calls), 0) as calls from pg_stat_statements
     where toplevel and query !~* '^(begin|commit|rollback|listen|set )' and query !~* 'pgboss|pg_stat_statements'`,
  )
  return Number(rows[0]?.calls)
}
