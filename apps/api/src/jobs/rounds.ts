import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { createPoller, type Poller } from './poller.ts'

/** How often the results are written, in one statement: staff look at minutes, not seconds. */
const everyMs = 15_000

export interface Rounds extends Poller {
  /** Called when a lane's round has ended. */
  record: (name: string, failed: boolean) => void
}

/** Records when this process's lanes ran, so that staff see which ones have stopped. */
export function createRounds({ db, clock, logger }: Pick<Context, 'db' | 'clock' | 'logger'>): Rounds {
  const ended = new Map<string, { name: string; done_at: Date | null; failed_at: Date | null }>()

  async function write() {
    const rows = [...ended.values()]
    ended.clear()
    if (rows.length === 0) return
    await sql`
      insert into poller_rounds as r (name, done_at, failed_at)
      select name, done_at, failed_at
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as e (name text, done_at timestamptz, failed_at timestamptz)
      on conflict (name) do update set done_at = greatest(r.done_at, excluded.done_at),
        failed_at = greatest(r.failed_at, excluded.failed_at)`.execute(db)
  }

  return {
    ...createPoller(logger, { name: 'rounds', everyMs, work: write }),
    record(name, failed) {
      const { done_at = null, failed_at = null } = ended.get(name) ?? {}
      const now = clock.now()
      ended.set(name, failed ? { name, done_at, failed_at: now } : { name, done_at: now, failed_at })
    },
  }
}
