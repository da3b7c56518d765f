import { Cron } from 'croner'
import { sql } from 'kysely'
import type { Context } from '../context.ts'
import type { Db } from '../db/client.ts'
import { announceEvents } from '../modules/outbox/write.ts'
import { createPoller, type Poller, type PollerOptions } from './poller.ts'

/** How often the schedules are compared with the clock; the database is only read when a job is due. */
const everyMs = 10_000

/** An outbox kind whose events are written when they are due. */
interface Scheduled {
  name: string
  schedule?: string
}

type Parts = Pick<Context, 'db' | 'clock' | 'logger'>

/** When a job with this schedule, last due at this time, is due next. */
export const nextDue = (schedule: string, lastDueAt: Date): Date | null =>
  new Cron(schedule, { timezone: 'UTC', paused: true }).nextRun(lastDueAt)

/**
 * Writes the events of scheduled kinds (X12). The table `scheduled_jobs` makes each run that of one process, and is how
 * runs missed while no process ran are made up: together, by one run.
 */
export function createScheduler(
  { db, clock, logger }: Parts,
  kinds: readonly Scheduled[],
  onRound?: PollerOptions['onRound'],
): Poller {
  const schedules = kinds.flatMap(({ name, schedule }) =>
    schedule === undefined ? [] : [{ name, schedule }],
  )
  let lastDue: ReadonlyMap<string, Date> | undefined

  const isDue = ({ name, schedule }: (typeof schedules)[number], now: Date) => {
    const last = lastDue?.get(name)
    const next = last && nextDue(schedule, last)
    // A job without a row is new.
    return last === undefined || (next !== null && next !== undefined && next <= now)
  }

  async function write() {
    const now = clock.now()
    if (!schedules.some((job) => isDue(job, now))) return
    const names = schedules.map(({ name }) => name)
    lastDue = await readOrAdd(db, names, now)
    const due = schedules.filter((job) => isDue(job, now)).map(({ name }) => name)
    await writeRuns(db, due, lastDue, now)
  }

  return createPoller(logger, { name: 'schedule', everyMs, work: write, onRound })
}

/** When each job was last due. A job that is new begins now, so its first run is its next one. */
async function readOrAdd(db: Db, names: readonly string[], now: Date): Promise<Map<string, Date>> {
  const { rows } = await sql<{ name: string; last_due_at: Date }>`
    with added as (
      insert into scheduled_jobs (name, last_due_at) select name, ${now} from unnest(${names}::text[]) as names (name)
      on conflict do nothing returning name, last_due_at
    )
    select name, last_due_at from added union all select name, last_due_at from scheduled_jobs`.execute(db)
  return new Map(rows.map(({ name, last_due_at: at }) => [name, at]))
}

/**
 * Writes an event for each of the jobs that no other process has taken since `lastDue` was read. A job whose event still
 * waits or runs gets none: the run that has not ended stands for this one too.
 */
async function writeRuns(
  db: Db,
  names: readonly string[],
  lastDue: ReadonlyMap<string, Date>,
  now: Date,
): Promise<void> {
  if (names.length === 0) return
  const read = names.map((name) => lastDue.get(name) ?? now)
  const { rows } = await sql<{ kind: string }>`
    with due as (
      update scheduled_jobs j set last_due_at = ${now}
      from unnest(${names}::text[], ${read}::timestamptz[]) as read (name, last_due_at)
      where j.name = read.name and j.last_due_at = read.last_due_at
      returning j.name
    )
    insert into outbox_events (kind, dedupe_key, supersede_key, payload, created_at)
    select name, ${now.toISOString()}, name, '{}', ${now} from due
    where not exists (select from outbox_events where kind = due.name and next_attempt_at is not null)
    on conflict do nothing returning kind`.execute(db)
  announceEvents(db, rows)
}
