import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '../../../../db/client.ts'
import { throwFailures, tryEachRow } from '../../../../jobs/each-row.ts'
import { keepEventsDays } from '../postgres/upkeep.ts'
import { mark } from './append.ts'
import { text, texts, type ClickHouse } from './client.ts'
import { visitorOf } from './sessions.ts'
import { weekBegins } from './tables.ts'

const dayMs = 86_400_000
const pollMs = 100
/** After this time, the outbox retries. */
const timeoutMs = 60_000

/** E6: drops whole weeks. */
export async function dropWeeks(clickhouse: ClickHouse, now: Date): Promise<void> {
  const { database, rows, run } = clickhouse
  const keptSince = now.getTime() - keepEventsDays * dayMs
  const weeks = await rows<{ week: string }>(
    `select distinct partition as week from system.parts
    where database = ${text(database)} and table = 'tracking_events' and active`,
  )
  const ended = weeks.filter(
    ({ week }) => week !== '0' && weekBegins(Number(week) + 1).getTime() <= keptSince,
  )
  const failures = await tryEachRow(ended, ({ week }) =>
    run(`alter table ${database}.tracking_events drop partition ${Number(week)}`),
  )
  // Events of browsers with wrong clocks.
  if (weeks.some(({ week }) => week === '0')) await remove(clickhouse, `made_at = 0 and at < ${keptSince}`)
  throwFailures(failures)
}

/** E7: resolves once they are deleted, so that a failure is retried. */
export async function eraseVisitor(clickhouse: ClickHouse, db: Db, sessionId: string): Promise<number> {
  const sessions = await visitorOf(clickhouse, sessionId)
  if (sessions.length === 0) return 0
  await remove(clickhouse, `session_id in ${texts(sessions.map(({ id }) => id))}`)
  await mark(
    db,
    sessions.map(({ startedAt }) => new Date(startedAt)),
  )
  return sessions.length
}

/** ClickHouse deletes in the background, by rewriting its parts. */
async function remove({ database, rows, run }: ClickHouse, where: string): Promise<void> {
  await run(`alter table ${database}.tracking_events delete where ${where}`)
  const timeout = AbortSignal.timeout(timeoutMs)
  while (!timeout.aborted) {
    const open = await rows(
      `select 1 from system.mutations where database = ${text(database)} and table = 'tracking_events' and not is_done limit 1`,
    )
    if (open.length === 0) return
    await pause(pollMs)
  }
  throw new Error('ClickHouse has not deleted in time what was to be erased')
}
