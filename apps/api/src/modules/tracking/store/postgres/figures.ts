import { funnelSteps, sessionParts, type SessionShare } from '@recadinho/contracts/tracking'
import type { Db } from '../../../../db/client.ts'
import { part, nothing, statement } from '../../../../db/statement.ts'
import type { DayFigures, Funnel, Period, Stats } from '../event-store.ts'
import { countDistinct } from '../sketch.ts'

const keysOfPart = 100

const ofSource = (source: string | undefined) =>
  source === undefined ? nothing : part`and source = ${source}`

/** A day by itself; the period is their sum, but for the visitors, who may come on several. */
export async function series(db: Db, period: Period): Promise<DayFigures[]> {
  const { from, until, source } = period
  const [rows, sketches] = await Promise.all([
    statement<Omit<DayFigures, 'visitors'>>`
      select to_char(day, 'YYYY-MM-DD') as day, sum(sessions)::int as sessions, sum(pages)::int as pages,
        sum(bounces)::int as bounces, sum(seconds)::float8 as seconds, sum(paid)::int as paid
      from tracking_days where day between ${from} and ${until} ${ofSource(source)}
      group by day order by 1`.execute(db),
    sketchesOf(db, period),
  ])
  return rows.map((row) => Object.assign(row, { visitors: countDistinct(sketches.get(row.day) ?? []) }))
}

async function sketchesOf(db: Db, { from, until, source = '' }: Period): Promise<Map<string, Buffer[]>> {
  const rows = await statement<{ day: string; registers: Buffer }>`
    select to_char(day, 'YYYY-MM-DD') as day, registers
    from tracking_visitors where day between ${from} and ${until} and source = ${source}`.execute(db)
  return new Map(rows.map(({ day, registers }) => [day, [registers]]))
}

export async function stats(db: Db, period: Period): Promise<Stats> {
  const { from, until, source } = period
  const [[totals], sketches, shares] = await Promise.all([
    statement<Omit<Stats['totals'], 'visitors'>>`
      select coalesce(sum(sessions), 0)::int as sessions, coalesce(sum(pages), 0)::int as pages,
        coalesce(sum(bounces), 0)::int as bounces, coalesce(sum(seconds), 0)::float8 as seconds,
        coalesce(sum(paid), 0)::int as paid
      from tracking_days where day between ${from} and ${until} ${ofSource(source)}`.execute(db),
    sketchesOf(db, period),
    sharesOf(db, period),
  ])
  if (!totals) throw new Error('A sum has a row')
  return {
    totals: { ...totals, visitors: countDistinct([...sketches.values()].flat()) },
    parts: shares.filter(isPart),
    bots: shares.flatMap(({ part: of, key, sessions }) => (of === 'bot' ? [{ reason: key, sessions }] : [])),
  }
}

const isPart = (share: { part: string }): share is SessionShare =>
  sessionParts.some((name) => name === share.part)

const sharesOf = (db: Db, { from, until, source }: Period) =>
  statement<Omit<SessionShare, 'part'> & { part: string }>`
    select part, key, sessions::int as sessions, paid::int as paid from (
      select part, key, sum(sessions) as sessions, sum(paid) as paid,
        row_number() over (partition by part order by sum(sessions) desc, key) as place
      from (
        select part, key, sessions, paid from tracking_parts
        where day between ${from} and ${until} ${ofSource(source)}
        union all
        select p.part, p.key, sessions, paid from tracking_days
        cross join lateral (values ('source', source), ('device', device)) as p (part, key)
        where day between ${from} and ${until} ${ofSource(source)}
      ) shares group by part, key
    ) ranked where place <= ${keysOfPart} order by part, place`.execute(db)

export async function funnel(db: Db, { from, until, source }: Period): Promise<Funnel> {
  const sources = await statement<Funnel['sources'][number]>`
    select source, sum(sessions)::int as visit, sum(purchase)::int as purchase, sum(checkout)::int as checkout,
      sum(payment)::int as payment, sum(paid)::int as paid
    from tracking_days where day between ${from} and ${until} ${ofSource(source)}
    group by source order by 2 desc, 1`.execute(db)
  const steps = { visit: 0, purchase: 0, checkout: 0, payment: 0, paid: 0 }
  for (const each of sources) for (const step of funnelSteps) steps[step] += each[step]
  return { steps, sources }
}
