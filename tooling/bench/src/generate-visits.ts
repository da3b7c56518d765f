import pg from 'pg'

/** Like a shop that advertises: five events per session; of a hundred sessions three pay, and five are robots. */
const eventsASession = 5
export const days = 90

/**
 * Fills an empty shop with this many events of ninety days, or as many as told, and their sessions. Every run creates the same rows except
 * for times, which count back from now. Needs the partitions of those weeks.
 */
export async function generateVisits(databaseUrl: string, events: number, of = days): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    await client.query(`set synchronous_commit = off; set work_mem = '256MB'`)
    await client.query(functions)
    const sessions = Math.ceil(events / eventsASession)
    // In batches of a million events, so that no statement exceeds memory.
    for (let from = 0; from < sessions; from += 200_000)
      await client.query(visits({ from, until: Math.min(from + 200_000, sessions), sessions, of }))
    await client.query(`insert into tracking_sessions (${sessionColumns}) ${sessionsOf}`)
    await client.query(
      `insert into tracking_marks select distinct date_trunc('hour', started_at) from tracking_sessions`,
    )
    await client.query('vacuum analyze tracking_events')
    await client.query('vacuum analyze tracking_sessions')
  } finally {
    await client.end()
  }
}

/** `share`: a deterministic pseudo-random number in [0, 1); `pick`: prefers the first names. */
const functions = `
  create function pg_temp.share(n bigint, salt int) returns double precision immutable language sql
    return (hashint8extended(n, salt) & 1073741823)::double precision / 1073741824;
  create function pg_temp.pick(names text[], n bigint, salt int) returns text immutable language sql
    return names[1 + floor(cardinality(names) * power(pg_temp.share(n, salt), 2))::int];
  create function pg_temp.id(at timestamptz, n bigint, salt int) returns uuid immutable language sql
    return (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7'
      || substr(md5(n || 'a' || salt), 1, 3) || '8' || substr(md5(n || 'b' || salt), 1, 15))::uuid`

interface Batch {
  from: number
  until: number
  /** Of all batches. */
  sessions: number
  /** Days. */
  of: number
}

const began = ({ sessions, of }: Batch) =>
  `now() - interval '${of} days' * (s::double precision / ${sessions})`

const visits = (batch: Batch) => `
  insert into tracking_events (event_id, made_at, at, session_id, site, action, path, properties)
  select pg_temp.id(at, n, 1), at, at, pg_temp.id(began, s, 2), '', case when e = 4 and pg_temp.share(s, 3) < 0.03 then 'paid' else 'pageview' end,
    (array['/', '/purchase', '/purchase', '/checkout', '/contact'])[1 + e],
    case when pg_temp.share(n, 4) < 0.25 then '{"content_id":"package-1","value":4990}'::jsonb end
  from (
    select s, e, s * ${eventsASession} + e as n, ${began(batch)} as began,
      date_trunc('milliseconds', ${began(batch)} + e * interval '40 seconds') as at
    from generate_series(${batch.from}::bigint, ${batch.until - 1}) s, generate_series(0, ${eventsASession - 1}) e
  ) made
  where e = 0 or pg_temp.share(s, 5) > 0.15 * e
  on conflict do nothing`

const sessionColumns = `session_id, visitor_id, site, consent, started_at, last_at, source, source_at, campaign, affiliate, device, country,
  bot, entry_path, exit_path, pages, events, step, converted_at`

const sessionsOf = `
  select session_id, pg_temp.id(min(at), n / 2, 6), '', 'granted', min(at), max(at),
    pg_temp.pick(array['direct', 'google', 'instagram', 'facebook', 'tiktok', 'affiliate', 'newsletter', 'whatsapp'], n, 7),
    min(at), pg_temp.pick(array[null, 'natal', 'birthday', 'school'], n, 8), pg_temp.pick(array[null, null, 'ANA', 'BOOKS'], n, 11),
    pg_temp.pick(array['mobile', 'desktop', 'tablet'], n, 9), pg_temp.pick(array['BR', 'US', 'PT', 'GB', 'DE'], n, 10),
    case when pg_temp.share(n, 12) < 0.05 then 'user_agent' end,
    '/', (array_agg(path order by at desc))[1], count(*) filter (where action = 'pageview'), count(*),
    case when bool_or(action = 'paid') then 4 when bool_or(path = '/checkout') then 2 when count(*) > 1 then 1 else 0 end,
    min(at) filter (where action = 'paid')
  from (select *, hashtext(session_id::text)::bigint as n from tracking_events) e group by session_id, n
  order by min(at)`
