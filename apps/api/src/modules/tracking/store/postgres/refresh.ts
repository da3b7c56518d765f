import type { Db, Tx } from '../../../../db/client.ts'
import { statement } from '../../../../db/statement.ts'
import { transact } from '../../../../db/transaction.ts'
import {
  createDaySums,
  keysOfDay,
  keysOfPiece,
  type CubeRow,
  type DaySums,
  type PartRow,
  type PieceSums,
  type RunRow,
} from './day-sums.ts'
import { deleteSums, insertSums, findSums, piecesOf, type Piece } from './pieces.ts'

export interface Day extends Piece {
  day: string
}

/** Reads the sessions of a day. */
export interface DaySource {
  /** The approximate number that began in it. */
  count(tx: Tx, day: Day): Promise<number>
  /** Sums of sessions that began from one instant until before another. */
  sums(tx: Tx, begins: Date, ends: Date): Promise<{ cube: CubeRow[]; parts: PartRow[] }>
  /** Inputs of visitor estimates: for all, for each source and device, and for these keys. */
  runs(tx: Tx, begins: Date, ends: Date, keys: readonly { part: string; key: string }[]): Promise<RunRow[]>
}

/**
 * Sessions per statement: few enough for its time-out, and for counting a busy day's latest piece quickly (E4).
 */
const usuallyAtOnce = 12_500

/** A failed day is retried after this time, doubled after each failure. */
const retryMs = { least: 10_000, most: 600_000 }

/** Some days could not be counted and stay marked; all others were counted. */
export class UncountedDays extends Error {
  constructor(days: readonly string[], cause: unknown) {
    super(`Not counted: ${days.join(', ')}`, { cause })
  }
}

/**
 * Recounts every marked day, each in its own transaction, which deletes the day's marks; an event that arrives later
 * marks the day again. Skips days that another process is counting. Today comes first, because marketing watches it. A
 * failed day keeps its marks, does not affect the others, and is reported at the end.
 */
export function createRefresh(
  db: Db,
  source: DaySource,
  sessionsAtOnce = usuallyAtOnce,
): (zone: string) => Promise<number> {
  const failed = new Map<string, { at: number; pauseMs: number }>()
  const isDue = (day: string) => (failed.get(day)?.at ?? 0) <= performance.now()
  const fail = (day: string) => {
    const pauseMs = Math.min(2 * (failed.get(day)?.pauseMs ?? retryMs.least / 2), retryMs.most)
    failed.set(day, { at: performance.now() + pauseMs, pauseMs })
  }
  return async (zone) => {
    const days = await statement<Day>`
      select to_char(day, 'YYYY-MM-DD') as day, day at time zone ${zone} as begins,
        (day + interval '1 day') at time zone ${zone} as ends
      from (select distinct date_trunc('day', at at time zone ${zone}) as day from tracking_marks) d
      order by 1 desc`.execute(db)
    let refreshed = 0
    const errors = new Map<string, unknown>()
    for (const day of days.filter((each) => isDue(each.day)))
      try {
        if (await transact(db, (tx) => refreshDay(tx, day, source, sessionsAtOnce))) refreshed += 1
        failed.delete(day.day)
      } catch (error) {
        fail(day.day)
        errors.set(day.day, error)
      }
    if (errors.size > 0) throw new UncountedDays([...errors.keys()], [...errors.values()][0])
    return refreshed
  }
}

async function refreshDay(tx: Tx, day: Day, source: DaySource, sessionsAtOnce: number): Promise<boolean> {
  const { begins, ends } = day
  const [turn] = await statement<{ ours: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('tracking days')) as ours,
      set_config('idle_in_transaction_session_timeout', '60s', true)`.execute(tx)
  if (!turn?.ours) return false
  const marks = await statement<{ at: Date }>`
    delete from tracking_marks where at >= ${begins} and at < ${ends} returning at`.execute(tx)
  if (marks.length === 0) return false
  await deleteSums(
    tx,
    marks.map(({ at }) => at),
  )
  const pieces = piecesOf(day, await source.count(tx, day), sessionsAtOnce)
  const sums = createDaySums()
  for (const piece of pieces) {
    const storedSums = await findSums(tx, piece)
    const counted = storedSums ?? (await countPiece(tx, piece, source))
    if (!storedSums && pieces.length > 1) await insertSums(tx, piece, counted)
    sums.addPiece(counted)
  }
  sums.fold(keysOfDay)
  await write(tx, day.day, sums)
  return true
}

async function countPiece(tx: Tx, { begins, ends }: Piece, source: DaySource): Promise<PieceSums> {
  const sums = createDaySums()
  sums.add(await source.sums(tx, begins, ends))
  sums.fold(keysOfPiece)
  sums.addRuns(await source.runs(tx, begins, ends, sums.estimated()))
  return sums.whole()
}

async function write(tx: Tx, day: string, sums: DaySums): Promise<void> {
  await statement`delete from tracking_days where day = ${day}`.execute(tx)
  await statement`delete from tracking_parts where day = ${day}`.execute(tx)
  await statement`delete from tracking_visitors where day = ${day}`.execute(tx)
  await statement`
    insert into tracking_days (day, source, device, sessions, pages, bounces, seconds, purchase, checkout, payment, paid)
    select ${day}::date, source, device, sessions, pages, bounces, seconds, purchase, checkout, payment, paid
    from jsonb_to_recordset(${JSON.stringify(sums.cube())}) as c (source text, device text, sessions int, pages int,
      bounces int, seconds float8, purchase int, checkout int, payment int, paid int)`.execute(tx)
  await statement`
    insert into tracking_parts
      (day, part, key, source, device, sessions, pages, bounces, seconds, purchase, checkout, payment, paid)
    select ${day}::date, part, key, source, device, sessions, pages, bounces, seconds, purchase, checkout, payment, paid
    from jsonb_to_recordset(${JSON.stringify(sums.parts())}) as p (part text, key text, source text, device text,
      sessions int, pages int, bounces int, seconds float8, purchase int, checkout int, payment int, paid int)`.execute(
    tx,
  )
  const sketches = sums.sketches()
  await statement`
    insert into tracking_visitors (day, part, source, registers)
    select ${day}::date, part, key, registers
    from unnest(${sketches.map(({ part }) => part)}::text[], ${sketches.map(({ key }) => key)}::text[],
      ${sketches.map(({ sketch }) => sketch)}::bytea[]) as v (part, key, registers)`.execute(tx)
}
