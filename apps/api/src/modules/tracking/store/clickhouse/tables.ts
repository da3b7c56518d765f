import { text, type ClickHouse } from './client.ts'

const weekMs = 604_800_000
/** 1970 began on a Thursday. */
const mondayMs = 3 * 86_400_000

/** When a partition's week begins. Events of browsers with wrong clocks are in week 0. */
export const weekBegins = (week: number): Date => new Date(week * weekMs - mondayMs)

/** The value for unknown, in columns without null. */
export const noVisitor = '00000000-0000-0000-0000-000000000000'

/**
 * Only events are stored; sessions are built from them. Sorted by session, so that one is found at once. An event
 * stored twice, because two processes had it at the same time, is merged later and counts once before. Times are
 * milliseconds.
 */
const events = (database: string) => `create table if not exists ${database}.tracking_events (
  event_id UUID, made_at Int64, at Int64, session_id UUID, visitor_id UUID, site String, consent String, action String,
  path String, step UInt8, source String, medium String, campaign String, affiliate String, referrer String, device String,
  country String, bot String, properties String, landing_site String
) engine = ReplacingMergeTree partition by intDiv(made_at + ${mondayMs}, ${weekMs}) order by (session_id, event_id)
settings index_granularity = 1024`

/** For earlier tables: older servers do not support `if not exists` here. */
async function addLandingSite({ database, rows, run }: ClickHouse): Promise<void> {
  const found = await rows(`select name from system.columns
    where database = ${text(database)} and table = 'tracking_events' and name = 'landing_site'`)
  if (found.length === 0) await run(`alter table ${database}.tracking_events add column landing_site String`)
}

/** Creates missing tables on first use; retried on the next use while the server is down. */
export function createTables(clickhouse: ClickHouse): () => Promise<void> {
  let created: Promise<void> | undefined
  return () =>
    (created ??= clickhouse
      .run(`create database if not exists ${clickhouse.database}`)
      .then(() => clickhouse.run(events(clickhouse.database)))
      .then(() => addLandingSite(clickhouse))
      .catch((error: unknown) => {
        created = undefined
        throw error
      }))
}
