import { createShopper } from '@recadinho/shopper'
import { inLanes, quantile } from './load.ts'
import { ms, print, rate, ratio } from './print.ts'
import { cpuMs } from './process-figures.ts'
import { startShop, type Shop } from './shop.ts'

const lanes = 8
/** Whole orders before anything is measured: by then the compilers of both sides have done their work. */
const warmUp = 1000
/** Whole orders of a turn, and how many turns of each kind. */
const runs = 300
const rounds = 5
/** As many for one whole order. */
const bareOrders = 5
/** About as much as an order's body carries. */
const bareBody = {
  packageId: 'one-character',
  childName: 'Olivia',
  childAge: 6,
  additionalNotes: 'x'.repeat(300),
}

/** A whole order against a bare route that writes an order row and an idempotency row in one transaction, by turns. */
export async function benchOrders() {
  const shop = await startShop()
  try {
    const floor = await shop.startFloor()
    const bareTurn = (times: number) => timed(times * bareOrders, () => bareOrder(floor))
    const wholeTurn = (times: number) => timed(times, () => buy(shop))
    await bareTurn(warmUp)
    await wholeTurn(warmUp)
    await resetStatements(shop)
    const turns: { bare: Turn; whole: Turn; shopMs: number; othersMs: number }[] = []
    for (let round = 0; round < rounds; round++) {
      const bare = await bareTurn(runs)
      const before = cpu(shop)
      const whole = await wholeTurn(runs)
      const after = cpu(shop)
      turns.push({
        bare,
        whole,
        shopMs: (after.shop - before.shop) / runs,
        othersMs: (after.others - before.others) / runs,
      })
    }
    const middle = (of: (turn: (typeof turns)[number]) => number) => quantile(turns.map(of), 0.5)
    const statements = (await countStatements(shop)) / (rounds * runs)
    print(
      `Whole orders: created, paid by card at the local gateway, webhook, confirmed; ${lanes} buyers at a time, the middle of ${rounds} turns`,
      [
        {
          what: 'floor: order and key in one transaction',
          value: rate(middle(({ bare }) => bare.perSecond)),
        },
        {
          what: 'whole orders',
          value: rate(middle(({ whole }) => whole.perSecond)),
          against: `${ratio(middle(({ bare, whole }) => whole.perSecond / bare.perSecond))} the floor, at least 0.13`,
        },
        {
          what: '  p99',
          value: ms(
            quantile(
              turns.flatMap(({ whole }) => whole.took),
              0.99,
            ),
          ),
        },
        { what: '  calls by the buyer', value: '4', against: 'at most 4' },
        { what: '  SQL statements', value: statements.toFixed(1), against: 'at most 25' },
        {
          what: '  CPU of API and PostgreSQL',
          value: ms(middle(({ shopMs }) => shopMs)),
          against: 'at most 6 ms',
        },
        { what: '  CPU of the gateway and the buyers', value: ms(middle(({ othersMs }) => othersMs)) },
      ],
    )
  } finally {
    await shop.stop()
  }
}

interface Turn {
  took: number[]
  perSecond: number
}

async function timed(times: number, work: () => Promise<void>): Promise<Turn> {
  const started = performance.now()
  const took = await inLanes(times, lanes, work)
  return { took, perSecond: (times * 1000) / (performance.now() - started) }
}

/** What the shop's processes have used so far, and this one, in which the gateway and the buyers are. */
function cpu({ apiPid, postgres }: Shop) {
  const { user, system } = process.cpuUsage()
  return { shop: cpuMs(apiPid) + cpuMs(postgres.pid ?? 0), others: (user + system) / 1000 }
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

/** Every top-level statement but the floor's, transaction brackets and the queue's idle polling. */
async function countStatements(shop: Shop): Promise<number> {
  const rows = await shop.query<{ calls: string }>(
    `select coalesce(sum(calls), 0) as calls from pg_stat_statements
     where toplevel and query !~* '^(begin|commit|rollback|listen|set )' and query !~* 'pgboss|pg_stat_statements|floor_'`,
  )
  return Number(rows[0]?.calls)
}
