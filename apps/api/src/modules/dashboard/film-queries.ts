import type { FilmFigures } from '@recadinho/contracts/dashboard'
import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { Period } from './period.ts'

/** The films of a period, each by when it was made, failed or was decided on. */
export async function readFilms(db: Db, { from, until }: Period): Promise<FilmFigures> {
  const within = (column: string) => sql`${sql.ref(column)} >= ${from} and ${sql.ref(column)} < ${until}`
  const { rows } = await sql<FilmFigures>`
    with made as (select id, order_id, problems, speech, made_at from films where ${within('made_at')}),
    failed as (select order_id, problems from films where ${within('failed_at')} and made_at is null),
    waited as (
      select extract(epoch from made_at - o.confirmed_at) as seconds from made m join orders o on o.id = m.order_id
      where o.confirmed_at <= made_at
        and not exists (select from films f where f.order_id = o.id and f.id < m.id and f.made_at is not null)),
    approved as (select decision_seconds as seconds, played, decided_by from films where ${within('decided_at')}),
    decided as (select seconds, played from approved where decided_by is distinct from 'by_rule'),
    costs as (select order_id, characters, micros from speech_costs where ${within('created_at')})
    select
      (select count(*)::int from made) as made,
      (select count(*)::int from made where problems <> '{}') as flagged,
      (select count(distinct order_id)::int from failed) as failed,
      coalesce((
        select json_agg(json_build_object('problem', problem, 'films', films) order by films desc, problem)
        from (select problem, count(*)::int as films
          from (select problems from made union all select problems from failed) as found, unnest(problems) as problem
          group by problem) as counted), '[]'::json) as problems,
      (select json_build_object(
        'median', round(percentile_cont(0.5) within group (order by seconds)),
        'p95', round(percentile_cont(0.95) within group (order by seconds)), 'longest', round(max(seconds)))
        from waited) as waited,
      (select json_build_object('recorded', coalesce(sum((speech ->> 'recorded')::int), 0),
        'reused', coalesce(sum((speech ->> 'reused')::int), 0)) from made) as takes,
      (select json_build_object('lines', count(*), 'orders', count(distinct order_id),
        'characters', coalesce(sum(characters), 0),
        'cost', case when count(micros) = 0 then null
          else json_build_object('amount', round(sum(micros) / 10000.0)::int, 'currency', 'USD') end)
        from costs) as speech,
      (select count(*)::int from approved where decided_by = 'by_rule') as "byRule",
      (select json_build_object('films', count(*), 'medianSeconds',
        round(percentile_cont(0.5) within group (order by seconds)), 'totalSeconds', coalesce(sum(seconds), 0),
        'played', avg(played))
        from decided) as decided`.execute(db)
  const [figures] = rows
  if (!figures) throw new Error('An aggregate always has one row')
  return figures
}
