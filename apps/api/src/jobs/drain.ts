import type { Context } from '../context.ts'

export interface Backlog<Row> {
  /** The next rows, at most `batch`; fewer mean that there are no more. */
  claim: () => Promise<readonly Row[]>
  batch: number
  /** Answers `false` for a row that could not be worked off now. */
  work: (row: Row) => Promise<boolean>
}

/** Rows of one chore that are worked on at once: other services answer slowly, and the pool serves buyers too. */
const atOnce = 5

/**
 * Works off all that is due, however much an outage has left. Stops where nothing of a batch succeeds, so that a service
 * that is away does not hold up the other chores, and where the process is told to end.
 */
export async function drain<Row>(ctx: Context, { claim, batch, work }: Backlog<Row>): Promise<void> {
  for (let more = true; more && !ctx.shutdown.signal.aborted;) {
    const rows = await claim()
    let done = 0
    const next = rows.values()
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (const row of next) if (await work(row)) done += 1
      }),
    )
    more = rows.length === batch && done > 0
  }
}
