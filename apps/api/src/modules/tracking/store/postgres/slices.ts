import type { Tx } from '../../../../db/client.ts'
import { Fragment, statement } from '../../../../db/statement.ts'
import type { CubeRow, PartRow, RunRow } from './day-sums.ts'
import type { DaySource } from './refresh.ts'

/** Sessions that went on for longer have their pages looked up one by one. */
const usualLength = '2 hours'
/** Of a piece of a day; far more than are kept of the whole. */
const keysOfPart = 5000

/** The sessions as PostgreSQL keeps them. */
export const sessionRows: DaySource = {
  async count(tx, { begins, ends }) {
    const [row] = await statement<{ count: number }>`
      select count(*)::int as count from tracking_sessions
      where started_at >= ${begins} and started_at < ${ends}`.execute(tx)
    return row?.count ?? 0
  },
  sums: async (tx, begins, ends) => ({
    cube: await cubeOf(tx, begins, ends),
    parts: await partsOf(tx, begins, ends),
  }),
  runs: (tx, begins, ends, keys) =>
    statement<RunRow>`
      with hashed as (
        select source, device, country, campaign, affiliate,
          hashtextextended(coalesce(visitor_id, session_id)::text, 0) as hash
        from tracking_sessions where started_at >= ${begins} and started_at < ${ends} and bot is null
      )
      select p.part, p.key, (hash & 4095)::int as index,
        max(53 - length(ltrim(((hash >> 12) & 4503599627370495)::bit(52)::text, '0')))::int as run
      from hashed cross join lateral (values
        ('source', ''), ('source', source), ('device', device), ('country', country), ('campaign', campaign),
        ('affiliate', affiliate)
      ) as p (part, key)
      where p.part in ('source', 'device') or (p.part, p.key) in (
        select part, key from unnest(${keys.map(({ part }) => part)}::text[], ${keys.map(({ key }) => key)}::text[])
          as k (part, key)
      )
      group by 1, 2, 3`.execute(tx),
}

const measures = new Fragment(`count(*)::int as sessions, sum(pages)::int as pages,
  (count(*) filter (where events = 1))::int as bounces, sum(seconds)::float8 as seconds,
  (count(*) filter (where step >= 1))::int as purchase, (count(*) filter (where step >= 2))::int as checkout,
  (count(*) filter (where step >= 3))::int as payment, count(converted_at)::int as paid`)

const cubeOf = (tx: Tx, begins: Date, ends: Date) =>
  statement<CubeRow>`
    select source, device, ${measures}
    from (
      select source, device, pages, events, step, converted_at, extract(epoch from last_at - started_at) as seconds
      from tracking_sessions where started_at >= ${begins} and started_at < ${ends} and bot is null
    ) s group by source, device`.execute(tx)

/** By source and device, so that both filters hold for each. */
const partsOf = (tx: Tx, begins: Date, ends: Date) =>
  statement<PartRow>`
    with s as (
      select session_id, source, device, country, campaign, affiliate, referrer, entry_path, site, bot, pages, events,
        step, extract(epoch from last_at - started_at) as seconds, converted_at,
        last_at >= started_at + ${usualLength}::interval as long
      from tracking_sessions where started_at >= ${begins} and started_at < ${ends}
    ), viewed as (
      select e.session_id, e.path from (
        select distinct session_id, path from tracking_events
        where action = 'pageview' and at >= ${begins} and at < ${ends}::timestamptz + ${usualLength}::interval
          and (made_at between ${begins}::timestamptz - interval '8 days' and ${ends}::timestamptz + interval '8 days'
            or made_at < '2000-01-01')
      ) e join s using (session_id) where not s.long
      union all
      select s.session_id, e.path from s cross join lateral (
        select distinct path from tracking_events e where e.session_id = s.session_id and action = 'pageview'
      ) e where s.long
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
      select 'page', v.path, s.source, s.device, s.pages, s.events, s.step, s.seconds, s.converted_at
      from viewed v join s using (session_id) where s.bot is null
    ), counted as (
      select part, key, source, device, ${measures}, sum(count(*)) over (partition by part, key) as whole
      from keys group by part, key, source, device
    ), ranked as (
      select part, key, source, device, sessions, pages, bounces, seconds, purchase, checkout, payment, paid,
        dense_rank() over (partition by part order by whole desc, key) as rank
      from counted
    )
    select part, key, source, device, sessions, pages, bounces, seconds, purchase, checkout, payment, paid
    from ranked where rank <= ${keysOfPart}`.execute(tx)
