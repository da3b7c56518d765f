import pLimit from 'p-limit'
import type { Context } from '../context.ts'
import { RowFailure, throwFailures } from './each-row.ts'

export interface Backlog<Row> {
  /**
   * The next rows, at most `batch`; fewer mean that there are no more. It must not return a row twice in a round: it sets
   * when each is due again, so that no other process takes it, or continues after the last one.
   */
  claim: () => Promise<readonly Row[]>
  batch: number
  /** Returns `false` if the service did not answer; throws if this row cannot be processed now. */
  work: (row: Row) => Promise<boolean>
}

/** Concurrency per lane: other services answer slowly, and the pool serves buyers too. */
const atOnce = 5

/**
 * Processes everything that is due, however much an outage has left; a row that fails stops no other. Stops if nothing of
 * a batch is answered, because the service is down, and if the process must end.
 */
export async function drain<Row>(
  ctx: Pick<Context, 'shutdown'>,
  { claim, batch, work }: Backlog<Row>,
): Promise<void> {
  const limit = pLimit(atOnce)
  const failures: RowFailure[] = []
  const attempt = async (row: Row) => {
    try {
      return await work(row)
    } catch (error) {
      failures.push(new RowFailure(row, error))
      return true
    }
  }
  for (let more = true; more && !ctx.shutdown.signal.aborted;) {
    const rows = await claim()
    const answered = await limit.map(rows, attempt)
    more = rows.length === batch && answered.some(Boolean)
  }
  throwFailures(failures)
}
