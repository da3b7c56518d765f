import { buy } from './buyers.ts'
import { inLanes, quantile } from './load.ts'
import { ms, print, rate, ratio } from './print.ts'
import { cpuMs } from './process-figures.ts'
import { startShop, type Shop } from './shop.ts'

const buyers = 16
/** Whole orders before measuring, so that both sides' JIT compilers have warmed up. */
const warmUp = 3000
/** Whole orders per turn, so many that the CPU of waiting for background work hardly counts; and turns of each kind. */
const runs = 1000
const rounds = 5
/** Floor requests per whole order. */
const bareOrders = 5
/** About the size of an order's body. */
const bareBody = {
  packageId: 'one-character',
  childName: 'Olivia',
  childAge: 6,
  additionalNotes: 'x'.repeat(300),
}

/**
 * Compares whole orders, in alternating turns, with a bare route that writes an order row and an idempotency row in one
 * transaction.
 */
export async function benchOrders() {
  const shop = await startShop()
  try {
    const floor = await shop.startFloor()
    const bareTurn = (times: number) =>
      measured(shop, floor.pid, times * bareOrders, () => bareOrder(floor.origin))
    const wholeTurn = (times: number) => measured(shop, shop.apiPid, times, () => buy(shop))
    await bareTurn(warmUp)
    await wholeTurn(warmUp)
    await resetStatements(shop)
    const turns: { bare: Turn; whole: Turn }[] = []
    for (let round = 0; round < rounds; round++)
      turns.push({ bare: await bareTurn(runs), whole: await wholeTurn(runs) })
    report(turns, (await countStatements(shop)) / (rounds * runs))
  } finally {
    await shop.stop()
  }
}

/** The cost per order, averaged over a turn. */
interface Turn {
  took: number[]
  perSecond: number
  /** CPU of the server, and of PostgreSQL with all its processes. */
  serverMs: number
  databaseMs: number
  /** CPU of this process, which runs the gateway and the buyers. */
  othersMs: number
  transactions: number
}

async function measured(shop: Shop, pid: number, times: number, work: () => Promise<void>): Promise<Turn> {
  const transactionsBefore = await writingTransactions(shop)
  const before = cpu(shop, pid)
  const started = performance.now()
  const took = await inLanes(times, buyers, work)
  const perSecond = (times * 1000) / (performance.now() - started)
  await untilAtRest(shop)
  const after = cpu(shop, pid)
  return {
    took,
    perSecond,
    serverMs: (after.server - before.server) / times,
    databaseMs: (after.database - before.database) / times,
    othersMs: (after.others - before.others) / times,
    transactions: ((await writingTransactions(shop)) - transactionsBefore) / times,
  }
}

const restsWithinMs = 60_000

/** What the shop does after its answers belongs to the orders, and not to the floor's next turn. */
async function untilAtRest({ query }: Shop): Promise<void> {
  const until = Date.now() + restsWithinMs
  for (;;) {
    const [row] = await query<{ busy: boolean }>(
      `select exists (select from outbox_events where next_attempt_at <= now() or leased_until > now())
         or exists (select from payments where gateway_ref is null) as busy`,
    )
    if (row?.busy !== true) return
    if (Date.now() > until) throw new Error('The shop is still busy a minute after its last answer')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

function cpu({ postgres }: Shop, pid: number) {
  const { user, system } = process.cpuUsage()
  return { server: cpuMs(pid), database: cpuMs(postgres.pid ?? 0), others: (user + system) / 1000 }
}

/**
 * PostgreSQL assigns a transaction id at the first write and none to read-only transactions, so the ids count the
 * writing transactions.
 */
async function writingTransactions({ query }: Shop): Promise<number> {
  const [row] = await query<{ next: string }>('select pg_snapshot_xmax(pg_current_snapshot()) as next')
  return Number(row?.next)
}

function report(turns: { bare: Turn; whole: Turn }[], statements: number): void {
  const middle = (of: (turn: { bare: Turn; whole: Turn }) => number) => quantile(turns.map(of), 0.5)
  const shopMs = ({ serverMs, databaseMs }: Turn) => serverMs + databaseMs
  const split = ({ serverMs, databaseMs }: Turn) => `${serverMs.toFixed(2)} + ${databaseMs.toFixed(2)} ms`
  const took = turns.flatMap(({ whole }) => whole.took)
  const last = turns.at(-1)
  print(
    `Whole orders: created, paid by card at the local gateway, webhook, confirmed; ${buyers} buyers at a time, the middle of ${turns.length} turns`,
    [
      { what: 'floor: order and key in one transaction', value: rate(middle(({ bare }) => bare.perSecond)) },
      {
        what: '  its CPU, server and PostgreSQL',
        value: ms(middle(({ bare }) => shopMs(bare))),
        ...(last && { against: `the last turn ${split(last.bare)}` }),
      },
      {
        what: 'whole orders',
        value: rate(middle(({ whole }) => whole.perSecond)),
        against: `${ratio(middle(({ bare, whole }) => whole.perSecond / bare.perSecond))} the floor, at least 0.10`,
      },
      {
        what: '  CPU of API and PostgreSQL',
        value: ms(middle(({ whole }) => shopMs(whole))),
        against: `${ratio(middle(({ bare, whole }) => shopMs(whole) / shopMs(bare)))} the floor’s, at most 10, better 8${last ? `; the last turn ${split(last.whole)}` : ''}`,
      },
      {
        what: '  transactions that write',
        value: middle(({ whole }) => whole.transactions).toFixed(2),
        against: 'at most 4',
      },
      { what: '  SQL statements', value: statements.toFixed(1), against: 'at most 25' },
      { what: '  calls by the buyer', value: '3', against: 'at most 3' },
      { what: '  p50', value: ms(quantile(took, 0.5)) },
      { what: '  p99', value: ms(quantile(took, 0.99)) },
      { what: '  CPU of the gateway and the buyers', value: ms(middle(({ whole }) => whole.othersMs)) },
    ],
  )
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

/** Counts every top-level statement except the floor's, transaction brackets and this benchmark's own. */
async function countStatements(shop: Shop): Promise<number> {
  const rows = await shop.query<{ calls: string }>(
    `select coalesce(sum(calls), 0) as calls from pg_stat_statements
     where toplevel and query !~* '^(begin|commit|rollback|listen|set )'
       and query !~* 'pg_stat_statements|floor_|pg_snapshot_xmax|as busy'`,
  )
  return Number(rows[0]?.calls)
}
