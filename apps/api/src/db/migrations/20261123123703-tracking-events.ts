import { sql, type Kysely } from 'kysely'

/**
 * What happens on pages: the events, one partition a week, and a row for each session, kept with every event. More
 * partitions are made as time goes on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table tracking_events (
      event_id uuid not null,
      made_at timestamptz not null,
      at timestamptz not null,
      session_id uuid not null,
      site text not null,
      action text not null,
      path text not null,
      properties jsonb,
      unique (event_id, made_at)
    ) partition by range (made_at)`.execute(db)
  await sql`create index tracking_events_by_session on tracking_events (session_id, at)`.execute(db)
  await sql`create index tracking_events_by_time on tracking_events using brin (at)`.execute(db)
  await sql`
    create table tracking_events_unclocked partition of tracking_events
    for values from (minvalue) to ('2000-01-01 00:00:00+00')`.execute(db)
  await sql`
    create table tracking_sessions (
      session_id uuid primary key,
      visitor_id uuid,
      site text not null,
      consent text not null,
      started_at timestamptz not null,
      last_at timestamptz not null,
      source text not null,
      source_at timestamptz not null,
      medium text,
      campaign text,
      affiliate text,
      referrer text,
      device text not null,
      country text,
      bot text,
      entry_path text,
      exit_path text,
      pages integer not null,
      events integer not null,
      step smallint not null,
      converted_at timestamptz
    ) with (fillfactor = 85)`.execute(db)
  for (const columns of ['started_at desc', 'source, started_at desc', 'device, started_at desc'])
    await sql`
      create index on tracking_sessions (${sql.raw(columns)}, session_id) where bot is null`.execute(db)
  await sql`
    create index on tracking_sessions (started_at desc, session_id)
    where bot is null and converted_at is not null`.execute(db)
  await sql`create index on tracking_sessions (visitor_id) where visitor_id is not null`.execute(db)
}
