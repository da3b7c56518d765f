import { otherKey } from '@recadinho/contracts/filters'
import type { Tx } from '../../../../db/client.ts'
import { Fragment, statement } from '../../../../db/statement.ts'
import { keysOfPiece, rowsOfPart, type CubeRow, type PartRow, type RunRow } from './day-sums.ts'
import type { DaySource } from './refresh.ts'

/** Pages of longer sessions are looked up one by one. */
const usualLength = '2 hours'
/** Reads PostgreSQL's sessions. */
export const sessionRows: DaySource = {
  async count(tx, { begins, ends }) {
    const [row] = await statement<{ count: number }>`
      select count(*)::int as count from tracking_sessions
      where started_at >= ${begins} and started_at < ${ends}`.execute(tx)
    return row?.count ?? 0
  },
  async sums(tx, begins, ends) {
    const sources = await sourcesOf(tx, begins, ends)
    return {
      cube: await cubeOf(tx, { begins, ends, sources }),
      parts: await partsOf(tx, { begins, ends, sources }),
    }
  },
  runs: (tx, begins, ends, keys) =>
    statement<RunRow>`
      with hashed as (
        select source, device, country, campaign, affiliate,
          hashtextextended(coalesce(visitor_id, session_id)::text, 0) as hash
        from tracking_sessions where started_at >= ${begins} and started_at < ${ends} and bot is null
      ), kept as (
        select part, key from unnest(${keys.map(({ part }) => part)}::text[], ${keys.map(({ key }) => key)}::text[])
          as k (part, key)
      )
      select p.part, case when p.key = '' or p.part = 'device' or k.key is not null then p.key else ${otherKey} end as key,
        (hash & 4095)::int as index,
        max(53 - length(ltrim(((hash >> 12) & 4503599627370495)::bit(52)::text, '0')))::int as run
      from hashed cross join lateral (values
        ('source', ''), ('source', source), ('device', device), ('country', country), ('campaign', campaign),
        ('affiliate', affiliate)
      ) as p (part, key)
      left join kept k on k.part = p.part and k.key = p.key
      where p.key is not null
      group by 1, 2, 3`.execute(tx),
}

interface Sums {
  begins: Date
  ends: Date
  /** Any other source is `other`. */
  sources: readonly string[]
}

async function sourcesOf(tx: Tx, begins: Date, ends: Date): Promise<string[]> {
  const rows = await statement<{ source: string }>`
    select source from tracking_sessions where started_at >= ${begins} and started_at < ${ends}
    group by source order by count(*) filter (where bot is null) desc, count(*) desc, source
    limit ${keysOfPiece}`.execute(tx)
  return rows.map(({ source }) => source)
}

const measures = new Fragment(`count(*)::int as sessions, sum(pages)::int as pages,
  (count(*) filter (where events = 1))::int as bounces, sum(seconds)::float8 as seconds,
  (count(*) filter (where step >= 1))::int as purchase, (count(*) filter (where step >= 2))::int as checkout,
  (count(*) filter (where step >= 3))::int as payment, count(converted_at)::int as paid`)

const cubeOf = (tx: Tx, { begins, ends, sources }: Sums) =>
  statement<CubeRow>`
    select source, device, ${measures}
    from (
      select coalesce(k.source, ${otherKey}) as source, device, pages, events, step, converted_at,
        extract(epoch from last_at - started_at) as seconds
      from tracking_sessions s left join unnest(${sources}::text[]) as k (source) on k.source = s.source
      where started_at >= ${begins} and started_at < ${ends} and bot is null
    ) s group by source, device`.execute(tx)

/**
 * By source and device, so that both filters apply to each part. A session that opened several pages in `other` counts
 * once there.
 */
const partsOf = (tx: Tx, { begins, ends, sources }: Sums) =>
  statement<PartRow>`
    with s as (
      select session_id, coalesce(k.source, ${otherKey}) as source, device, country, campaign, affiliate, referrer,
        entry_path, site, bot, pages, events, step, extract(epoch from last_at - started_at) as seconds, converted_at,
        last_at >= started_at + ${usualLength}::interval as long
      from tracking_sessions t left join unnest(${sources}::text[]) as k (source) on k.source = t.source
      where started_at >= ${begins} and started_at < ${ends}
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
      select s.session_id, p.part, p.key
      from s cross join lateral (values
        ('country', s.country), ('campaign', s.campaign), ('affiliate', s.affiliate), ('referrer', s.referrer),
        ('entry', s.entry_path), ('site', nullif(s.site, '')), ('bot', s.bot)
      ) as p (part, key) where p.key is not null and (s.bot is null) = (p.part <> 'bot')
      union all
      select v.session_id, 'page', v.path from viewed v join s using (session_id) where s.bot is null
    ), kept as (
      select part, key from (
        select part, key, row_number() over (partition by part order by count(*) desc, key) as place
        from keys group by part, key
      ) ranked where place <= ${keysOfPiece}
    ), folded as (
      select distinct keys.session_id, keys.part, coalesce(kept.key, ${otherKey}) as key
      from keys left join kept on kept.part = keys.part and kept.key = keys.key
    ), counted as (
      select part, key, source, device, ${measures}
      from folded join s using (session_id) group by part, key, source, device
    ), ranked as (
      select part, key, source, device, sessions, pages, bounces, seconds, purchase, checkout, payment, paid,
        row_number() over (partition by part order by sessions desc, key, source, device) as place
      from counted
    )
    select part, key, case when place <= ${rowsOfPart} then source else ${otherKey} end as source, device,
      sum(sessions)::int as sessions, sum(pages)::int as pages, sum(bounces)::int as bounces, sum(seconds) as seconds,
      sum(purchase)::int as purchase, sum(checkout)::int as checkout, sum(payment)::int as payment, sum(paid)::int as paid
    from ranked group by 1, 2, 3, 4`.execute(tx)
