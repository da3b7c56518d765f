import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../../db/client.ts'
import { statement } from '../../../../db/statement.ts'
import { eachRow } from '../../../../jobs/each-row.ts'
import { dropPartitions, makePartitions } from './partitions.ts'

const dayMs = 86_400_000
/** Thirteen months: a year compared with the one before it. */
export const keepEventsDays = 395
/** Twenty-five months. */
export const keepFiguresDays = 760
/** Later payments are rare. */
const keepPiecesDays = 14
const partitionsAheadDays = 28
const rowsAtOnce = 5000

/**
 * E6: creates partitions for the coming weeks and deletes what has reached its retention period. A failed step does not
 * stop the others.
 */
export async function maintain(db: Db, now: Date, zone: string): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs)
  const day = before(keepFiguresDays).toISOString().slice(0, 10)
  await eachRow(
    [
      () => makePartitions(db, before(7), new Date(now.getTime() + partitionsAheadDays * dayMs)),
      () => dropPartitions(db, before(keepEventsDays)),
      () => deleteUnclocked(db, before(keepEventsDays)),
      // People and robots have separate indexes.
      () => deleteSessions(db, before(keepEventsDays), zone, sql`bot is null`),
      () => deleteSessions(db, before(keepEventsDays), zone, sql`bot is not null`),
      () => statement`delete from tracking_pieces where begins < ${before(keepPiecesDays)}`.execute(db),
      () => statement`delete from tracking_days where day < ${day}`.execute(db),
      () => statement`delete from tracking_parts where day < ${day}`.execute(db),
      () => statement`delete from tracking_visitors where day < ${day}`.execute(db),
      () => statement`delete from tracking_notes where day < ${day}`.execute(db),
    ],
    (step) => step(),
  )
}

/** Events of browsers with wrong clocks. */
const deleteUnclocked = (db: Db, before: Date) =>
  inBatches(() =>
    statement`
      delete from tracking_events_unclocked where (event_id, made_at) in (
        select event_id, made_at from tracking_events_unclocked where at < ${before} limit ${rowsAtOnce}
      ) returning 1`.execute(db),
  )

async function deleteSessions(db: Db, before: Date, zone: string, kind: RawBuilder<unknown>): Promise<void> {
  const [firstKeptDay] = await statement<{ from: Date }>`
    select date_trunc('day', ${before}::timestamptz at time zone ${zone}) at time zone ${zone} as "from"`.execute(
    db,
  )
  await inBatches(async () => {
    const { rows } = await sql`
      delete from tracking_sessions where session_id in (
        select session_id from tracking_sessions where started_at < ${firstKeptDay?.from} and ${kind}
        order by started_at limit ${rowsAtOnce}
      ) returning 1`.execute(db)
    return rows
  })
}

async function inBatches(remove: () => Promise<unknown[]>): Promise<void> {
  let removed = rowsAtOnce
  while (removed === rowsAtOnce) removed = (await remove()).length
}

/** The days of the erased sessions are recounted, so that the figures change too. */
export async function eraseVisitor(db: Db, sessionId: string): Promise<number> {
  const rows = await statement`
    with sessions as (
      delete from tracking_sessions
      where session_id = ${sessionId}
        or visitor_id = (select visitor_id from tracking_sessions where session_id = ${sessionId})
      returning session_id, started_at
    ), events as (
      delete from tracking_events where session_id in (select session_id from sessions)
    ), marks as (
      insert into tracking_marks (at) select started_at from sessions
    )
    select session_id from sessions`.execute(db)
  return rows.length
}
