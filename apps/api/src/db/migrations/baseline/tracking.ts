import { sql, type Kysely } from 'kysely'

/** Measured visits: what pages sent, and the sums made of it. */
export async function createTracking(db: Kysely<unknown>): Promise<void> {
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
    ) with (fillfactor = 85);
    create index tracking_sessions_by_beginning on tracking_sessions (started_at) where bot is null;
    create index tracking_sessions_of_affiliate on tracking_sessions (affiliate, started_at)
      where bot is null and affiliate is not null;
    create index tracking_sessions_of_campaign on tracking_sessions (campaign, started_at)
      where bot is null and campaign is not null;
    create index tracking_sessions_of_country on tracking_sessions (country, started_at)
      where bot is null and country is not null;
    create index tracking_sessions_of_device on tracking_sessions (device, started_at)
      where bot is null and device is not null;
    create index tracking_sessions_of_robots on tracking_sessions (started_at desc, session_id) where bot is not null;
    create index tracking_sessions_of_source on tracking_sessions (source, started_at)
      where bot is null and source is not null;
    create index tracking_sessions_started_at_session_id_idx1 on tracking_sessions (started_at desc, session_id)
      where bot is null and converted_at is not null;
    create index tracking_sessions_visitor_id_idx on tracking_sessions (visitor_id) where visitor_id is not null;

    create table tracking_visitors (
      day date not null,
      source text not null,
      registers bytea not null,
      part text not null default 'source',
      primary key (day, part, source)
    );

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
    ) partition by range (made_at);
    create index tracking_events_by_time on ONLY tracking_events using brin (at);
    create index tracking_events_of_session on ONLY tracking_events (session_id);

    create table tracking_events_unclocked partition of tracking_events
      for values from (minvalue) to ('2000-01-01 00:00:00+00');

    create table tracking_days (
      day date not null,
      source text not null,
      device text not null,
      sessions integer not null,
      pages integer not null,
      bounces integer not null,
      seconds bigint not null,
      purchase integer not null,
      checkout integer not null,
      payment integer not null,
      paid integer not null,
      primary key (day, source, device)
    );

    create table tracking_parts (
      day date not null,
      part text not null,
      key text not null,
      source text not null,
      sessions integer not null,
      paid integer not null,
      device text not null default '',
      pages bigint not null default 0,
      bounces bigint not null default 0,
      seconds bigint not null default 0,
      purchase bigint not null default 0,
      checkout bigint not null default 0,
      payment bigint not null default 0,
      primary key (day, part, key, source, device)
    );
    create index tracking_parts_by_key on tracking_parts (part, key, day);

    create table tracking_pieces (
      begins timestamptz not null,
      ends timestamptz not null,
      sums bytea not null,
      primary key (begins, ends)
    );

    create table tracking_marks (
      at timestamptz not null
    );

    create table tracking_notes (
      day date not null,
      reason text not null,
      count integer not null,
      primary key (day, reason)
    );

    create table tracking_copies (
      week timestamptz primary key,
      last_id uuid,
      events bigint not null,
      finished boolean not null
    )`.execute(db)
}
