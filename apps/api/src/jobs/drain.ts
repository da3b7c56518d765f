import pLimit from 'p-limit'
import type { Context } from '../context.ts'

export interface Backlog<Row> {
  /** The next rows, at most `batch`; fewer mean that there are no more. */
  claim: () => Promise<readonly Row[]>
  batch: number
  /** Returns `false` for a row that could not be processed now. */
  work: (row: Row) => Promise<boolean>
}

/** Concurrency per lane: other services answer slowly, and the pool serves buyers too. */
const atOnce = 5

/**
 * Processes everything that is due, however much an outage has left. Stops if nothing of a batch succeeds, because the
 * service is down, and if the process must end.
 */
export async function drain<Row>(ctx: Context, { claim, batch, work }: Backlog<Row>): Promise<void> {
  const limit = pLimit(atOnce)
  for (let more = true; more && !ctx.shutdown.signal.aborted;) {
    const rows = await claim()
    const done = await limit.map(rows, work)
    more = rows.length === batch && done.some(Boolean)
  }
}
