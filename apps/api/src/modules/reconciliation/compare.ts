import pLimit, { type LimitFunction } from 'p-limit'
import type { Context } from '../../context.ts'
import { eachRow } from '../../jobs/each-row.ts'
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

/** The period that is compared; longer than gateways repeat webhooks. */
const comparedMs = 3 * 24 * 3_600_000
/** The gateway lists payments by creation, which precedes their capture: so its list is read from this much earlier. */
const marginMs = 24 * 3_600_000
/** How much of the gateway's list is read at a time; progress is saved after each window. */
const windowMs = 3_600_000
const batch = 100
/** Concurrent calls to one gateway; buyers need it too. */
const callsAtOnce = 5

/** A job stops before it would expire, and the next one continues. */
const sliceMs = 4 * 60_000
const maxTries = 8
/** After this long a night's comparison is given up, whatever the reason: no job ran, or every job died. */
const nightMs = 6 * 3_600_000

/** The result of one gateway's comparison so far. */
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
  canContinue: () => boolean
}

/** Compares every gateway's list of payments with the ledger, in both directions, in one immediate run (G3). */
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

/**
 * Continues the night's comparison for a time slice. The next job continues whatever a stopped or failed one has left.
 */
export async function compareTonight(ctx: Context, signal: AbortSignal): Promise<void> {
  const now = ctx.clock.now()
  const end = performance.now() + sliceMs
  const canContinue = () => performance.now() < end && !signal.aborted && !ctx.shutdown.signal.aborted
  const night = now.toISOString().slice(0, 10)
  const compareAll = () =>
    Promise.all(
      gatewaysWithLists(ctx).map(async (gateway) =>
        continueRun(await openRun(ctx, gateway, night, canContinue)),
      ),
    )
  const giveUpOthers = () => giveUpOldNights(ctx, now)
  await eachRow([giveUpOthers, compareAll], (step) => step())
}

const gatewaysWithLists = ({ gateways }: Context) =>
  [...gateways.values()].filter(({ refundsApi }) => refundsApi !== undefined)

async function openRun(
  ctx: Context,
  gateway: PaymentGateway,
  night: string | null,
  canContinue: Run['canContinue'],
): Promise<Run> {
  if (!gateway.refundsApi) throw new Error(`${gateway.name} has no list of payments`)
  const now = ctx.clock.now()
  const row = await openComparison(ctx.db, { gateway: gateway.name, night, now, since: listSince(now) })
  return { ctx, gateway, refundsApi: gateway.refundsApi, row, limit: pLimit(callsAtOnce), canContinue }
}

/** A gateway that cannot be compared does not block the others. */
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

/** Leaves the rest to the next job; repeats the whole pass if it skipped some payments. */
async function tryAgain({ ctx, row }: Run, again?: Date): Promise<void> {
  if ((await countTry(ctx.db, row.id, again)) >= maxTries) await giveUp(ctx, row)
}

/** Returns `false` if time ran out before everything was compared. */
async function runPass(run: Run): Promise<boolean> {
  return (await compareList(run)) && (await compareCaptures(run))
}

/** Compares the gateway's list, window by window. */
async function compareList({ ctx, refundsApi, gateway, row, limit, canContinue }: Run): Promise<boolean> {
  while (row.listed_until < row.began_at) {
    if (!canContinue()) return false
    const end = new Date(row.listed_until.getTime() + windowMs)
    // The last window has no end, because the gateway's clock may be ahead.
    const list = refundsApi.list(row.listed_until, end < row.began_at ? end : undefined)
    const refs: string[] = []
    for await (const listed of inBatches(list)) {
      const known = await findKnownMoney(ctx.db, gateway.name, listed)
      const outcomes = await Promise.all(
        known.map((money, at) => limit(() => compareListed(ctx, gateway, listed[at] as ListedMoney, money))), // same length
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

/** Compares our captures that the list did not include. */
async function compareCaptures({ ctx, gateway, row, limit, canContinue }: Run): Promise<boolean> {
  const since = new Date(row.began_at.getTime() - comparedMs)
  for (;;) {
    if (!canContinue()) return false
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
  const unfinished = await listUnfinished(ctx.db, new Date(now.getTime() - nightMs))
  await eachRow(unfinished, (row) => giveUp(ctx, row))
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
