import { ConfigError } from '../../config.ts'
import type { Context } from '../../context.ts'
import { recount } from './recount.ts'
import { createClickHouse } from './store/clickhouse/client.ts'
import { copyVisits } from './store/clickhouse/copy.ts'
import { tracking } from './tracking.ts'

const calendarDay = /^\d{4}-\d{2}-\d{2}$/

/** `tracking:recount <from> <until>`: recounts the figures of these days. */
export async function recountCommand(
  ctx: Context,
  [from = '', until = '']: readonly string[],
): Promise<void> {
  if (!calendarDay.test(from) || !calendarDay.test(until) || from > until)
    throw new ConfigError([
      'tracking:recount needs the first and the last day, such as 2026-11-01 2026-11-30',
    ])
  const days = await recount(ctx, { from, until }, (day, done, all) =>
    say(`${day} counted, ${done} of ${all}`),
  )
  say(`${days} days counted`)
}

/** `tracking:copy`: copies PostgreSQL's visits to ClickHouse, then recounts all their days. */
export async function copyCommand(ctx: Context): Promise<void> {
  const { config, db, clock } = ctx
  if (!config.clickhouse) throw new ConfigError(['tracking:copy needs CLICKHOUSE_URL'])
  await copyVisits({ db, clickhouse: createClickHouse(config.clickhouse) }, (week, events) =>
    say(`week of ${week.toISOString().slice(0, 10)}: ${events} events taken over`),
  )
  const from = await tracking(ctx).store.keptFrom()
  const until = new Date(clock.now().getTime() + 86_400_000).toISOString().slice(0, 10)
  if (from !== null) await recountCommand(ctx, [from.toISOString().slice(0, 10), until])
}

const say = (line: string) => void process.stdout.write(`${line}\n`)
