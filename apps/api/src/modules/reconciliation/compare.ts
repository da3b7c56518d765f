import pLimit, { type LimitFunction } from 'p-limit'
import type { Context } from '../../context.ts'
import type { GatewayRefundsApi, ListedMoney } from '../payments/gateways/refunds-api.ts'
import type { PaymentGateway } from '../payments/gateways/gateway.ts'
import { compareCapture, compareListed } from './compare-payment.ts'
import {
  countTry,
  findKnownMoney,
  finishComparison,
  listUnfinished,
  listUnnamedCaptures,
  openComparison,
  saveProgress,
  type ComparisonRow,
} from './comparison-queries.ts'

/** What is compared; longer than a gateway goes on repeating a webhook. */
const comparedMs = 3 * 24 * 3_600_000
/** A payment is begun before its money comes: the gateway's list, which goes by its beginning, reaches further back. */
const marginMs = 24 * 3_600_000
/** Of the gateway's list, taken at once; progress is kept after each. */
const windowMs = 3_600_000
const batch = 100
/** Calls to one gateway at once; its buyers call it too. */
const callsAtOnce = 5

/** A job ends before it would expire, and the next one goes on. */
const sliceMs = 4 * 60_000
const maxTries = 8
/** After this a night is given up, whatever kept it: no job came, or each one died. */
const nightMs = 6 * 3_600_000

/** What one gateway's comparison found so far. */
export type Comparison = Pick<
  ComparisonRow,
  'gateway' | 'listed' | 'found' | 'missing' | 'unequal' | 'failed'
>

interface Run {
  ctx: Context
  gateway: PaymentGateway
  refundsApi: GatewayRefundsApi
  row: ComparisonRow
  limit: LimitFunction
  /** Whether there is time for another window. */
  goesOn: () => boolean
}

/** Compares every gateway's own list of payments with the ledger, in both directions, once and at once (G3). */
export async function compareLedger(ctx: Context): Promise<Comparison[]> {
  const runs = await Promise.all(
    gatewaysWithLists(ctx).map(async (gateway) => {
      const run = await openRun(ctx, gateway, null, () => true)
      await runPass(run)
      await finishComparison(ctx.db, run.row.id, 'compared', ctx.clock.now())
      return run
    }),
  )
  return runs.map(({ row }) => row)
}

/** Goes on with the night's comparison for a while. What a stopped or failed job has left, the next one continues. */
export async function compareTonight(ctx: Context, signal: AbortSignal): Promise<void> {
  const now = ctx.clock.now()
  await giveUpOldNights(ctx, now)
  const end = performance.now() + sliceMs
  const goesOn = () => performance.now() < end && !signal.aborted && !ctx.shutdown.signal.aborted
  const night = now.toISOString().slice(0, 10)
  await Promise.all(
    gatewaysWithLists(ctx).map(async (gateway) => continueRun(await openRun(ctx, gateway, night, goesOn))),
  )
}

const gatewaysWithLists = ({ gateways }: Context) =>
  [...gateways.values()].filter(({ refundsApi }) => refundsApi !== undefined)

async function openRun(
  ctx: Context,
  gateway: PaymentGateway,
  night: string | null,
  goesOn: Run['goesOn'],
): Promise<Run> {
  if (!gateway.refundsApi) throw new Error(`${gateway.name} has no list of payments`)
  const now = ctx.clock.now()
  const row = await openComparison(ctx.db, { gateway: gateway.name, night, now, since: listSince(now) })
  return { ctx, gateway, refundsApi: gateway.refundsApi, row, limit: pLimit(callsAtOnce), goesOn }
}

/** One gateway that cannot be compared keeps no other from it. */
async function continueRun(run: Run): Promise<void> {
  const { ctx, gateway, row } = run
  if (row.finished_at !== null) return
  try {
    if (!(await runPass(run))) return
    if (row.failed === 0) return await finish(run)
    await tryAgain(run, listSince(row.began_at))
  } catch (error) {
    ctx.logger.warn({ err: error, gateway: gateway.name }, 'the ledger could not be compared')
    await tryAgain(run)
  }
}

async function finish({ ctx, row }: Run): Promise<void> {
  const { id, gateway, listed, found, missing, unequal, tries } = row
  await finishComparison(ctx.db, id, 'compared', ctx.clock.now())
  ctx.events.record('ledger_compared', { gateway, listed, found, missing, unequal, tries })
}

/** In the next job; the whole pass again, where it left some payments out. */
async function tryAgain({ ctx, row }: Run, again?: Date): Promise<void> {
  if ((await countTry(ctx.db, row.id, again)) >= maxTries) await giveUp(ctx, row)
}

/** `false` when time was over before everything was compared. */
async function runPass(run: Run): Promise<boolean> {
  return (await compareList(run)) && (await compareCaptures(run))
}

/** The gateway's list, window by window. */
async function compareList({ ctx, refundsApi, gateway, row, limit, goesOn }: Run): Promise<boolean> {
  while (row.listed_until < row.began_at) {
    if (!goesOn()) return false
    const end = new Date(row.listed_until.getTime() + windowMs)
    // The last one has no end: the gateway's clock may be ahead.
    const list = refundsApi.list(row.listed_until, end < row.began_at ? end : undefined)
    const refs: string[] = []
    for await (const listed of inBatches(list)) {
      const known = await findKnownMoney(ctx.db, gateway.name, listed)
      const outcomes = await Promise.all(
        known.map((money, at) => limit(() => compareListed(ctx, gateway, listed[at] as ListedMoney, money))), // as many as asked for
      )
      row.listed += listed.length
      for (const outcome of outcomes) if (outcome !== 'equal') row[outcome] += 1
      refs.push(...known.map(({ payment_ref: ref }) => ref))
    }
    row.listed_until = end
    await saveProgress(ctx.db, row, refs)
  }
  return true
}

/** What we booked and the list did not name. */
async function compareCaptures({ ctx, gateway, row, limit, goesOn }: Run): Promise<boolean> {
  const since = new Date(row.began_at.getTime() - comparedMs)
  for (;;) {
    if (!goesOn()) return false
    const captures = await listUnnamedCaptures(ctx.db, row, { since, until: row.began_at, limit: batch })
    const outcomes = await Promise.all(
      captures.map((capture) => limit(() => compareCapture(ctx, gateway, capture))),
    )
    for (const outcome of outcomes) if (outcome !== 'equal') row[outcome] += 1
    row.captures_after = captures.at(-1)?.id ?? row.captures_after
    await saveProgress(ctx.db, row)
    if (captures.length < batch) return true
  }
}

async function giveUpOldNights(ctx: Context, now: Date): Promise<void> {
  for (const row of await listUnfinished(ctx.db, new Date(now.getTime() - nightMs))) await giveUp(ctx, row)
}

async function giveUp(ctx: Context, { id, gateway }: Pick<ComparisonRow, 'id' | 'gateway'>): Promise<void> {
  if (await finishComparison(ctx.db, id, 'given_up', ctx.clock.now()))
    ctx.events.record('ledger_not_compared', { gateway })
}

const listSince = (began: Date) => new Date(began.getTime() - comparedMs - marginMs)

async function* inBatches<T>(items: AsyncIterable<T>): AsyncGenerator<T[]> {
  let taken: T[] = []
  for await (const item of items) {
    taken.push(item)
    if (taken.length < batch) continue
    yield taken
    taken = []
  }
  if (taken.length > 0) yield taken
}
