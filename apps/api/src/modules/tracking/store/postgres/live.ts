import type { Db } from '../../../../db/client.ts'
import { statement } from '../../../../db/statement.ts'
import type { Live } from '../event-store.ts'

/** Longer sessions are not found: there is no index by last event, which each event would have to update. */
const longestMs = 6 * 3_600_000
const rowsAtMost = 20

/** Current visitors, from the sessions of the last hours, which are always few. */
export async function live(db: Db, since: Date): Promise<Live> {
  const rows = await statement<{ of: number; path: string | null; country: string | null; visitors: number }>`
    select of, path, country, visitors from (
      select grouping(exit_path, country) as of, exit_path as path, country, count(*)::int as visitors,
        row_number() over (partition by grouping(exit_path, country) order by count(*) desc, exit_path, country) as place
      from tracking_sessions
      where bot is null and started_at >= ${new Date(since.getTime() - longestMs)} and last_at >= ${since}
      group by grouping sets ((), (exit_path), (country))
    ) ranked where place <= ${rowsAtMost} order by of, place`.execute(db)
  // PostgreSQL's `grouping` sets a bit for each column that a row is not grouped by.
  const by = (grouping: number) => rows.filter(({ of }) => of === grouping)
  return {
    visitors: by(3)[0]?.visitors ?? 0,
    pages: by(1).map(({ path, visitors }) => ({ path, visitors })),
    countries: by(2).map(({ country, visitors }) => ({ country, visitors })),
  }
}
