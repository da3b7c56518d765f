import type { CubeRow, PartRow, RunRow } from '../postgres/day-sums.ts'
import type { DaySource } from '../postgres/refresh.ts'
import { clockDays, paidWithinDays } from './append.ts'
import { instant, texts, type ClickHouse } from './client.ts'
import { sessionsOf } from './session-sql.ts'

const dayMs = 86_400_000
/** A session is over after that. */
const longestDays = 2
/** Of a piece of a day; far more than are kept of the whole. */
const keysOfPart = 5000

/** Sessions that began from one instant to before another, and what came of them later. */
export function begunIn(
  database: string,
  begins: Date,
  ends: Date,
  conditions: readonly string[] = [],
): string {
  const [from, until] = [begins.getTime(), ends.getTime()]
  const events = `(at >= ${from - longestDays * dayMs} and at < ${until + longestDays * dayMs}
      or step >= 3 and at >= ${from} and at < ${until + paidWithinDays * dayMs})
    and (made_at between ${from - clockDays * dayMs} and ${until + (paidWithinDays + clockDays) * dayMs} or made_at = 0)`
  return `${sessionsOf(`${database}.tracking_events`, events)}
    having ${[`started >= ${from} and started < ${until}`, ...conditions].join(' and ')}`
}

const measures = `count() as sessions, sum(pages) as all_pages, countIf(events = 1) as bounces,
  sum(last - started) / 1000 as seconds, countIf(step >= 1) as purchase, countIf(step >= 2) as checkout,
  countIf(step >= 3) as payment, countIf(converted > 0) as paid`

/** Counts of 64 bits come as text. */
type Counted = Record<keyof Omit<PartRow, 'pages'> | 'all_pages', string>

/** The sums of a day, from the events as ClickHouse keeps them. */
export const daySource = ({ database, rows }: ClickHouse): DaySource => ({
  async count(_tx, { begins, ends }) {
    const [row] = await rows<{ count: string }>(
      `select uniq(session_id) as count from ${database}.tracking_events where at >= ${instant(begins)} and at < ${instant(ends)}`,
    )
    return Number(row?.count ?? 0)
  },
  async sums(_tx, begins, ends) {
    const sessions = begunIn(database, begins, ends)
    const cube = await rows<Counted>(
      `select source, device, ${measures} from (${sessions}) where bot = '' group by source, device`,
    )
    const parts = await rows<Counted>(
      `select part, key, source, device, ${measures} from (${sessions}) array join
        arrayConcat(['country', 'campaign', 'affiliate', 'referrer', 'entry', 'site', 'bot'],
          arrayMap(path -> 'page', viewed)) as part,
        arrayConcat([country, campaign, affiliate, referrer, entry, site, bot], viewed) as key
      where key != '' and (bot = '') = (part != 'bot') group by part, key, source, device
      order by sessions desc, key limit ${keysOfPart} by part`,
    )
    return { cube: cube.map(cubeRow), parts: parts.map(partRow) }
  },
  async runs(_tx, begins, ends, keys) {
    const named =
      keys.length === 0
        ? ''
        : `or (part, key) in (${keys.map((each) => texts([each.part, each.key])).join(', ')})`
    const found = await rows<RunRow>(
      `select part, key, toUInt16(bitAnd(hash, 4095)) as index,
        max(toUInt8(if(rest = 0, 53, 52 - floor(log2(rest))))) as run
      from (
        select source, device, country, campaign, affiliate,
          sipHash64(toString(if(visitor = toUUID('00000000-0000-0000-0000-000000000000'), id, visitor))) as hash,
          bitShiftRight(hash, 12) as rest
        from (${begunIn(database, begins, ends)}) where bot = ''
      ) array join ['source', 'source', 'device', 'country', 'campaign', 'affiliate'] as part,
        ['', source, device, country, campaign, affiliate] as key
      where part in ('source', 'device') ${named} group by part, key, index`,
    )
    return found
  },
})

const cubeRow = (row: Counted): CubeRow => ({
  source: row.source,
  device: row.device,
  sessions: Number(row.sessions),
  pages: Number(row.all_pages),
  bounces: Number(row.bounces),
  seconds: Number(row.seconds),
  purchase: Number(row.purchase),
  checkout: Number(row.checkout),
  payment: Number(row.payment),
  paid: Number(row.paid),
})

const partRow = (row: Counted): PartRow => ({ part: row.part, key: row.key, ...cubeRow(row) })
