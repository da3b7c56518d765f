import { funnelSteps } from '@recadinho/contracts/tracking'
import type { Db } from '../../../../db/client.ts'
import { statement } from '../../../../db/statement.ts'
import { WrongEvents, type Appended, type TrackedEvent } from '../event-store.ts'
import { makePartitions } from './partitions.ts'

const dayMs = 86_400_000

/** Stores a batch, all or nothing. A week without a partition gets one. */
export async function append(db: Db, events: readonly TrackedEvent[]): Promise<Appended> {
  if (events.length === 0) return { accepted: 0, duplicates: 0 }
  const accepted = await insert(db, events).catch(async (error: unknown) => {
    if (!isWithoutPartition(error))
      throw isOfData(error) ? new WrongEvents('Unkeepable', { cause: error }) : error
    // The others are in the partition for wrong clocks.
    const times = events.map(({ madeAt }) => madeAt.getTime()).filter((time) => time > 0)
    await makePartitions(db, new Date(Math.min(...times)), new Date(Math.max(...times) + dayMs))
    return insert(db, events)
  })
  return { accepted, duplicates: events.length - accepted }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

/**
 * PostgreSQL's code for `check_violation`: these tables have no other check, and the error's text may be translated.
 */
const isWithoutPartition = (error: unknown) => codeOf(error) === '23514'

/** PostgreSQL's classes of invalid data, violated constraints, and exceeded limits. */
const isOfData = (error: unknown) => /^(?:22|23|54)/.test(codeOf(error))

/**
 * One statement, always the same text. Only new events update their sessions, so a repetition counts nothing; sessions
 * are updated in order, so that two writers never deadlock. Marks the days of the sessions' beginnings, including an
 * earlier beginning that changed because an earlier event came late. The server's own events (`step` 3 and 4) leave the
 * visitor's time and device alone; the order's consent (3) counts like any other. The latest consent decides whether
 * the session has a visitor (T10).
 */
async function insert(db: Db, events: readonly TrackedEvent[]): Promise<number> {
  const column = <K extends keyof TrackedEvent>(name: K) => events.map((event) => event[name])
  const [row] = await statement<{ accepted: number }>`
    with incoming as (
      select event_id, made_at, at, session_id, visitor_id, site, consent, action, path, step, source, medium, campaign,
        affiliate, referrer, device, country, bot, properties, elsewhere, landing_site
      from unnest(
        ${column('eventId')}::uuid[], ${column('madeAt')}::timestamptz[], ${column('at')}::timestamptz[],
        ${column('sessionId')}::uuid[], ${column('visitorId')}::uuid[], ${column('site')}::text[],
        ${column('consent')}::text[], ${column('action')}::text[], ${column('path')}::text[],
        ${events.map(({ step }) => funnelSteps.indexOf(step))}::smallint[], ${column('source')}::text[],
        ${column('medium')}::text[], ${column('campaign')}::text[], ${column('affiliate')}::text[],
        ${column('referrer')}::text[], ${column('device')}::text[], ${column('country')}::text[],
        ${column('bot')}::text[],
        ${events.map(({ properties }) => properties && JSON.stringify(properties))}::text[],
        ${column('elsewhere')}::timestamptz[], ${column('landingSite')}::text[]
      ) as e (event_id, made_at, at, session_id, visitor_id, site, consent, action, path, step, source, medium, campaign,
        affiliate, referrer, device, country, bot, properties, elsewhere, landing_site)
    ), inserted as (
      insert into tracking_events (event_id, made_at, at, session_id, site, action, path, properties)
      select event_id, made_at, at, session_id, site, action, path, properties::jsonb from incoming
      where case when elsewhere is null then true else not exists (
        select from tracking_events k where k.event_id = incoming.event_id and k.made_at = incoming.elsewhere
      ) end order by event_id
      on conflict do nothing
      returning event_id
    ), touched as (
      insert into tracking_sessions as s (session_id, visitor_id, site, consent, started_at, last_at, source, source_at,
        medium, campaign, affiliate, referrer, device, country, bot, entry_path, exit_path, pages, events, step,
        converted_at)
      select session_id,
        case (array_agg(consent order by step = 4, at desc))[1] when 'granted'
          then (array_agg(visitor_id order by at desc) filter (where visitor_id is not null))[1] end,
        (array_agg(landing_site order by at))[1],
        (array_agg(consent order by step = 4, at desc))[1],
        min(at), coalesce(max(at) filter (where step < 3), max(at)),
        coalesce((array_agg(source order by at desc) filter (where source <> 'direct'))[1], 'direct'),
        coalesce(max(at) filter (where source <> 'direct'), min(at)),
        (array_agg(medium order by at desc) filter (where source <> 'direct'))[1],
        (array_agg(campaign order by at desc) filter (where source <> 'direct'))[1],
        (array_agg(affiliate order by at desc) filter (where affiliate is not null))[1],
        (array_agg(referrer order by at desc) filter (where source <> 'direct'))[1],
        (array_agg(device order by step >= 3, at))[1],
        (array_agg(country order by at) filter (where country is not null))[1],
        max(bot),
        (array_agg(path order by at) filter (where action = 'pageview'))[1],
        (array_agg(path order by at desc) filter (where action = 'pageview'))[1],
        count(*) filter (where action = 'pageview'), count(*), max(step), min(at) filter (where step = 4)
      from incoming join inserted using (event_id)
      group by session_id order by session_id
      on conflict (session_id) do update set
        visitor_id = case when (case when excluded.last_at >= s.last_at and not (excluded.step = 4 and excluded.pages = 0)
            then excluded.consent else s.consent end) = 'granted'
          then coalesce(s.visitor_id, excluded.visitor_id) end,
        site = case when excluded.started_at < s.started_at then excluded.site else s.site end,
        consent = case when excluded.last_at >= s.last_at and not (excluded.step = 4 and excluded.pages = 0)
          then excluded.consent else s.consent end,
        started_at = least(s.started_at, excluded.started_at),
        last_at = case when excluded.step >= 3 and excluded.pages = 0 then s.last_at
          else greatest(s.last_at, excluded.last_at) end,
        (source, source_at, medium, campaign, referrer) = (
          select y.source, y.source_at, y.medium, y.campaign, y.referrer
          from (values
            (s.source, s.source_at, s.medium, s.campaign, s.referrer),
            (excluded.source, excluded.source_at, excluded.medium, excluded.campaign, excluded.referrer)
          ) as y (source, source_at, medium, campaign, referrer)
          order by y.source <> 'direct' desc, y.source_at desc limit 1
        ),
        affiliate = coalesce(excluded.affiliate, s.affiliate),
        country = coalesce(s.country, excluded.country),
        bot = coalesce(s.bot, excluded.bot),
        entry_path = case when excluded.started_at < s.started_at then coalesce(excluded.entry_path, s.entry_path)
          else coalesce(s.entry_path, excluded.entry_path) end,
        exit_path = case when excluded.last_at >= s.last_at then coalesce(excluded.exit_path, s.exit_path)
          else coalesce(s.exit_path, excluded.exit_path) end,
        pages = s.pages + excluded.pages,
        events = s.events + excluded.events,
        step = greatest(s.step, excluded.step),
        converted_at = least(s.converted_at, excluded.converted_at)
      returning s.started_at, old.started_at as before
    ), marked as (
      insert into tracking_marks (at)
      select distinct date_bin('15 minutes', began, 'epoch')
      from touched t cross join lateral (values (t.started_at), (t.before)) as d (began) where began is not null
    )
    select count(*)::int as accepted from inserted`.execute(db)
  return row?.accepted ?? 0
}
