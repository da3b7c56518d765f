import type { Live } from '../event-store.ts'
import { sessionsBegunIn } from './day-source.ts'
import type { ClickHouse } from './client.ts'
import type { Long } from './session-sql.ts'

/** As with PostgreSQL, longer sessions are not found. */
const longestMs = 6 * 3_600_000
const rowsAtMost = 20

interface Group {
  part: 'all' | 'path' | 'country'
  key: string
  visitors: Long
}

/** Current visitors, from the events of the last hours. */
export async function live({ database, rows }: ClickHouse, since: Date): Promise<Live> {
  const from = new Date(since.getTime() - longestMs)
  const until = new Date(since.getTime() + longestMs)
  const groups = await rows<Group>(
    `select part, key, count() as visitors
    from (${sessionsBegunIn(database, from, until, ["bot = ''", `last >= ${since.getTime()}`])})
    array join ['all', 'path', 'country'] as part, ['', exit, country] as key
    group by part, key order by visitors desc, key = '', key limit ${rowsAtMost} by part`,
  )
  const of = (part: Group['part']) =>
    groups
      .filter((group) => group.part === part)
      .map(({ key, visitors }) => ({ key: key === '' ? null : key, visitors: Number(visitors) }))
  return {
    visitors: of('all')[0]?.visitors ?? 0,
    pages: of('path').map(({ key: path, visitors }) => ({ path, visitors })),
    countries: of('country').map(({ key: country, visitors }) => ({ country, visitors })),
  }
}
