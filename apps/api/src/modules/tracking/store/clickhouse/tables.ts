import { text, type ClickHouse } from './client.ts'

const weekMs = 604_800_000
/** 1970 began on a Thursday. */
const mondayMs = 3 * 86_400_000

/** When the week that a partition is named after begins; those of clocks that are off are in week 0. */
export const weekBegins = (week: number): Date => new Date(week * weekMs - mondayMs)

/** What is not known, in columns that have no null. */
export const noVisitor = '00000000-0000-0000-0000-000000000000'

/**
 * Events alone: a session is what its events come to. In the order of sessions, so that one is found at once; one that is
 * kept twice, because two processes had it at once, becomes one in time and counts as one before. Times are milliseconds.
 */
const events = (database: string) => `create table if not exists ${database}.tracking_events (
  event_id UUID, made_at Int64, at Int64, session_id UUID, visitor_id UUID, site String, consent String, action String,
  path String, step UInt8, source String, medium String, campaign String, affiliate String, referrer String, device String,
  country String, bot String, properties String, landing_site String
) engine = ReplacingMergeTree partition by intDiv(made_at + ${mondayMs}, ${weekMs}) order by (session_id, event_id)
settings index_granularity = 1024`

/** Of tables from before: older servers know no `if not exists` here. */
async function addLandingSite({ database, rows, run }: ClickHouse): Promise<void> {
  const found = await rows(`select name from system.columns
    where database = ${text(database)} and table = 'tracking_events' and name = 'landing_site'`)
  if (found.length === 0) await run(`alter table ${database}.tracking_events add column landing_site String`)
}

/** Makes what is missing, when it is first needed; tried again at the next need while the server is away. */
export function createTables(clickhouse: ClickHouse): () => Promise<void> {
  let made: Promise<void> | undefined
  return () =>
    (made ??= clickhouse
      .run(`create database if not exists ${clickhouse.database}`)
      .then(() => clickhouse.run(events(clickhouse.database)))
      .then(() => addLandingSite(clickhouse))
      .catch((error: unknown) => {
        made = undefined
        throw error
      }))
}
