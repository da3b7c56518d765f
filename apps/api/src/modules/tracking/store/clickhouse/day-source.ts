import { otherKey } from '@recadinho/contracts/filters'
import {
  keysOfPiece,
  measures as measureNames,
  rowsOfPart,
  type CubeRow,
  type PartRow,
  type RunRow,
} from '../postgres/day-sums.ts'
import type { DaySource } from '../postgres/refresh.ts'
import { clockDays, paidWithinDays } from './append.ts'
import { instant, texts, type ClickHouse } from './client.ts'
import { sessionsOf, type Long } from './session-sql.ts'

const dayMs = 86_400_000
/** The longest duration of a session. */
const longestDays = 2

/** Sessions that began from one instant until before another, with their later events. */
export function sessionsBegunIn(
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

type Counted = Record<keyof Omit<PartRow, 'pages'> | 'all_pages', Long>

/** A day's sums, from ClickHouse's events. */
export const daySource = ({ database, rows }: ClickHouse): DaySource => ({
  async count(_tx, { begins, ends }) {
    const [row] = await rows<{ count: Long }>(
      `select uniq(session_id) as count from ${database}.tracking_events where at >= ${instant(begins)} and at < ${instant(ends)}`,
    )
    return Number(row?.count ?? 0)
  },
  async sums(_tx, begins, ends) {
    const all = sessionsBegunIn(database, begins, ends)
    const named = await rows<{ name: string }>(
      `select source as name from (${all}) group by source order by countIf(bot = '') desc, count() desc, source limit ${keysOfPiece}`,
    )
    const source = `if(source in ${texts([...named.map(({ name }) => name), otherKey])}, source, '${otherKey}') as whence`
    const cube = await rows<Counted>(
      `select whence as source, device, ${measures} from (select ${sessionColumns.join(', ')}, ${source} from (${all}) where bot = '')
      group by whence, device`,
    )
    const folded = foldedParts(all, source)
    const parts = await rows<Counted>(
      `select part, key, source, device, ${measures} from (${folded}) group by part, key, source, device
      order by sessions desc, key, source, device limit ${rowsOfPart} by part`,
    )
    const whole = await rows<Counted>(
      `select part, key, '' as source, device, ${measures} from (${folded}) group by part, key, device`,
    )
    return { cube: cube.map(cubeRow), parts: withRest(parts.map(partRow), whole.map(partRow)) }
  },
  async runs(_tx, begins, ends, keys) {
    const named =
      keys.length === 0
        ? ''
        : `or (part, value) in (${keys.map((each) => texts([each.part, each.key])).join(', ')})`
    const found = await rows<RunRow>(
      `select part, if(part = 'device' or value = '' ${named}, value, '${otherKey}') as key,
        toUInt16(bitAnd(hash, 4095)) as index, max(toUInt8(if(rest = 0, 53, 52 - floor(log2(rest))))) as run
      from (
        select source, device, country, campaign, affiliate,
          sipHash64(toString(if(visitor = toUUID('00000000-0000-0000-0000-000000000000'), id, visitor))) as hash,
          bitShiftRight(hash, 12) as rest
        from (${sessionsBegunIn(database, begins, ends)}) where bot = ''
      ) array join ['source', 'source', 'device', 'country', 'campaign', 'affiliate'] as part,
        ['', source, device, country, campaign, affiliate] as value
      where value != '' or part = 'source' group by part, key, index`,
    )
    return found
  },
})

/** A row per session and key. A session that opened several pages that are `other` has one row for them. */
function foldedParts(sessions: string, source: string): string {
  const keyed = `select id, ${source}, ${sessionColumns.map((name) => `${name} as s_${name}`).join(', ')}, part, value
    from (${sessions}) array join
      arrayConcat(['country', 'campaign', 'affiliate', 'referrer', 'entry', 'site', 'bot'],
        arrayMap(path -> 'page', viewed)) as part,
      arrayConcat([country, campaign, affiliate, referrer, entry, site, bot], viewed) as value
    where value != '' and (bot = '') = (part != 'bot')`
  const largestKeys = `select part, value from (
    select part, value, count() as sessions from (${keyed}) group by part, value
    order by sessions desc, value limit ${keysOfPiece} by part)`
  return `select part, key, any(whence) as source, ${sessionColumns.map((name) => `any(s_${name}) as ${name}`).join(', ')}
    from (
      select id, whence, ${sessionColumns.map((name) => `s_${name}`).join(', ')}, part,
        if((part, value) in (${largestKeys}), value, '${otherKey}') as key
      from (${keyed})
    ) group by id, part, key`
}

/** A session's values that `measures` needs. */
const sessionColumns = ['device', 'pages', 'events', 'step', 'last', 'started', 'converted']

/** The largest rows, and the remainder of each key and device as the source `other`. */
function withRest(largest: readonly PartRow[], whole: readonly PartRow[]): PartRow[] {
  const idOf = ({ part, key, device }: PartRow) => JSON.stringify([part, key, device])
  const rests = new Map(whole.map((row) => [idOf(row), { ...row, source: otherKey }]))
  for (const row of largest) {
    const rest = rests.get(idOf(row))
    if (rest) for (const measure of measureNames) rest[measure] -= row[measure]
  }
  return [...largest, ...[...rests.values()].filter(({ sessions }) => sessions > 0)]
}

const cubeRow = (row: Counted): CubeRow => ({
  source: String(row.source),
  device: String(row.device),
  sessions: Number(row.sessions),
  pages: Number(row.all_pages),
  bounces: Number(row.bounces),
  seconds: Number(row.seconds),
  purchase: Number(row.purchase),
  checkout: Number(row.checkout),
  payment: Number(row.payment),
  paid: Number(row.paid),
})

const partRow = (row: Counted): PartRow => ({ part: String(row.part), key: String(row.key), ...cubeRow(row) })
