import type { Db, Tx } from '../../../../db/client.ts'
import { statement } from '../../../../db/statement.ts'
import { transact } from '../../../../db/transaction.ts'
import { sketchOf } from '../sketch.ts'

const keysOfPart = 300

interface Day {
  day: string
  begins: Date
  ends: Date
}

/**
 * Makes the figures of each day that has a mark again, a transaction for each: its marks go with it, so what comes
 * meanwhile marks it anew. Processes that do it at once take turns.
 */
export async function refresh(db: Db, zone: string): Promise<number> {
  const days = await statement<Day>`
    select to_char(day, 'YYYY-MM-DD') as day, day at time zone ${zone} as begins,
      (day + interval '1 day') at time zone ${zone} as ends
    from (select distinct date_trunc('day', at at time zone ${zone}) as day from tracking_marks) d
    order by 1`.execute(db)
  let refreshed = 0
  for (const day of days) if (await transact(db, (tx) => refreshDay(tx, day))) refreshed += 1
  return refreshed
}

async function refreshDay(tx: Tx, { day, begins, ends }: Day): Promise<boolean> {
  await statement`select pg_advisory_xact_lock(hashtext('tracking days'))`.execute(tx)
  const marks = await statement<{ at: Date }>`
    delete from tracking_marks where at >= ${begins} and at < ${ends} returning at`.execute(tx)
  if (marks.length === 0) return false
  await statement`delete from tracking_days where day = ${day}`.execute(tx)
  await statement`
    insert into tracking_days (day, source, device, sessions, pages, bounces, seconds, purchase, checkout, payment, paid)
    select ${day}::date, source, device, count(*), sum(pages), count(*) filter (where events = 1),
      sum(extract(epoch from last_at - started_at))::bigint, count(*) filter (where step >= 1),
      count(*) filter (where step >= 2), count(*) filter (where step >= 3), count(*) filter (where converted_at is not null)
    from tracking_sessions where started_at >= ${begins} and started_at < ${ends} and bot is null
    group by source, device`.execute(tx)
  await refreshParts(tx, { day, begins, ends })
  await refreshVisitors(tx, { day, begins, ends })
  return true
}

/**
 * By source and device, so that both filters hold for each. Of each part its largest keys: what strangers write into
 * addresses must not grow without end.
 */
async function refreshParts(tx: Tx, { day, begins, ends }: Day): Promise<void> {
  await statement`delete from tracking_parts where day = ${day}`.execute(tx)
  await statement`
    with s as (
      select session_id, source, device, country, campaign, affiliate, referrer, entry_path, site, bot, pages, events, step,
        extract(epoch from last_at - started_at) as seconds, converted_at
      from tracking_sessions where started_at >= ${begins} and started_at < ${ends}
    ), keys as (
      select p.part, p.key, s.source, s.device, s.pages, s.events, s.step, s.seconds, s.converted_at
      from s cross join lateral (values
        ('country', s.country), ('campaign', s.campaign), ('affiliate', s.affiliate), ('referrer', s.referrer),
        ('entry', s.entry_path), ('site', nullif(s.site, ''))
      ) as p (part, key) where s.bot is null and p.key is not null
      union all
      select 'bot', bot, s.source, s.device, s.pages, s.events, s.step, s.seconds, s.converted_at
      from s where bot is not null
      union all
      select 'page', e.path, s.source, s.device, s.pages, s.events, s.step, s.seconds, s.converted_at
      from (
        select distinct session_id, path from tracking_events
        where action = 'pageview' and at >= ${begins} and at < ${ends}::timestamptz + interval '1 day'
          and (made_at between ${begins}::timestamptz - interval '8 days' and ${ends}::timestamptz + interval '9 days'
            or made_at < '2000-01-01')
      ) e join s using (session_id) where s.bot is null
    ), counted as (
      select part, key, source, device, count(*) as sessions, sum(pages) as pages,
        count(*) filter (where events = 1) as bounces, sum(seconds)::bigint as seconds,
        count(*) filter (where step >= 1) as purchase, count(*) filter (where step >= 2) as checkout,
        count(*) filter (where step >= 3) as payment, count(converted_at) as paid,
        sum(count(*)) over (partition by part, key) as whole
      from keys group by part, key, source, device
    ), ranked as (
      select part, key, source, device, sessions, pages, bounces, seconds, purchase, checkout, payment, paid,
        dense_rank() over (partition by part order by whole desc, key) as place
      from counted
    )
    insert into tracking_parts
      (day, part, key, source, device, sessions, pages, bounces, seconds, purchase, checkout, payment, paid)
    select ${day}::date, part, key, source, device, sessions, pages, bounces, seconds, purchase, checkout, payment, paid
    from ranked where place <= ${keysOfPart}`.execute(tx)
}

/** One sketch for all, under an empty source, and one for each key that sessions can be narrowed to. */
async function refreshVisitors(tx: Tx, { day, begins, ends }: Day): Promise<void> {
  const rows = await statement<{ part: string; source: string; index: number; run: number }>`
    with hashed as (
      select source, device, country, campaign, affiliate,
        hashtextextended(coalesce(visitor_id, session_id)::text, 0) as hash
      from tracking_sessions where started_at >= ${begins} and started_at < ${ends} and bot is null
    ), runs as (
      select p.part, p.key, (hash & 4095)::int as index,
        53 - length(ltrim(((hash >> 12) & 4503599627370495)::bit(52)::text, '0')) as run
      from hashed cross join lateral (values
        ('source', ''), ('source', source), ('device', device), ('country', country), ('campaign', campaign),
        ('affiliate', affiliate)
      ) as p (part, key)
      where p.part in ('source', 'device')
        or (p.part, p.key) in (select part, key from tracking_parts where day = ${day})
    )
    select part, key as source, index, max(run)::int as run from runs group by part, key, index`.execute(tx)
  const sketches = new Map<string, { part: string; source: string; runs: [number, number][] }>()
  for (const { part, source, index, run } of rows) {
    const key = `${part} ${source}`
    const sketch = sketches.get(key) ?? { part, source, runs: [] }
    sketch.runs.push([index, run])
    sketches.set(key, sketch)
  }
  const all = [...sketches.values()]
  await statement`delete from tracking_visitors where day = ${day}`.execute(tx)
  await statement`
    insert into tracking_visitors (day, part, source, registers)
    select ${day}::date, part, source, registers
    from unnest(${all.map(({ part }) => part)}::text[], ${all.map(({ source }) => source)}::text[],
      ${all.map(({ runs }) => sketchOf(runs))}::bytea[]) as v (part, source, registers)`.execute(tx)
}
