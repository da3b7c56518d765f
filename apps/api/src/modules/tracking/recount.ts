import { setTimeout as pause } from 'node:timers/promises'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { tracking } from './tracking.ts'

/** Pause while another process counts. */
const pauseMs = 200

interface Day {
  day: string
  begins: Date
  ends: Date
}

/**
 * Recounts the figures of these days, oldest first. Days whose sessions have been removed keep their figures. Returns the
 * number of days; idempotent.
 */
export async function recount(
  ctx: Context,
  { from, until }: { from: string; until: string },
  onDay: (day: string, done: number, all: number) => void,
): Promise<number> {
  const { db, catalog } = ctx
  const { store } = tracking(ctx)
  const zone = (await catalog.snapshot()).settings.time_zone
  const oldestSession = await store.keptFrom()
  if (oldestSession === null) return 0
  const days = await statement<Day>`
    select to_char(day, 'YYYY-MM-DD') as day, day at time zone ${zone} as begins,
      (day + interval '1 day') at time zone ${zone} as ends
    from generate_series(greatest(${from}::timestamp, date_trunc('day', ${oldestSession}::timestamptz at time zone ${zone})),
      ${until}::timestamp, '1 day') as d (day)`.execute(db)
  for (const [index, { day, begins, ends }] of days.entries()) {
    await statement`delete from tracking_pieces where begins < ${ends} and ends > ${begins}`.execute(db)
    await statement`insert into tracking_marks (at) values (${begins})`.execute(db)
    const open = () =>
      statement`select 1 from tracking_marks where at >= ${begins} and at < ${ends} limit 1`.execute(db)
    while ((await open()).length > 0) if ((await store.refresh(zone)) === 0) await pause(pauseMs)
    onDay(day, index + 1, days.length)
  }
  return days.length
}
