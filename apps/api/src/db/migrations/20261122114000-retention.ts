import { sql, type Kysely } from 'kysely'

/** How many days things are kept, what each purge last did, and clicks without a visit counted by network. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table settings
      add column keep_webhook_bodies_days smallint not null default 30 check (keep_webhook_bodies_days > 0),
      add column keep_webhook_events_days smallint not null default 365 check (keep_webhook_events_days > 0),
      add column keep_visits_days smallint not null default 180 check (keep_visits_days > 0),
      add column keep_sent_messages_days smallint not null default 365 check (keep_sent_messages_days > 0),
      add column keep_ended_sessions_days smallint not null default 30 check (keep_ended_sessions_days > 0)`.execute(
    db,
  )
  await sql`
    create table purges (
      name text primary key,
      began_at timestamptz not null,
      finished_at timestamptz,
      removed integer not null default 0
    )`.execute(db)
  await sql`alter table affiliate_clicks add column network_hash bytea`.execute(db)
}
