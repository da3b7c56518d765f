import { sql, type Kysely } from 'kysely'

/**
 * What sessions come to by day, so that a question about a month reads a few hundred rows; made again whenever a session of
 * the day changes. And how often something was refused or left out.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table tracking_marks (at timestamptz not null)`.execute(db)
  await sql`
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
    )`.execute(db)
  await sql`
    create table tracking_parts (
      day date not null,
      part text not null,
      key text not null,
      source text not null,
      sessions integer not null,
      paid integer not null,
      primary key (day, part, key, source)
    )`.execute(db)
  await sql`
    create table tracking_visitors (
      day date not null,
      source text not null,
      registers bytea not null,
      primary key (day, source)
    )`.execute(db)
  await sql`
    create table tracking_notes (
      day date not null,
      reason text not null,
      count integer not null,
      primary key (day, reason)
    )`.execute(db)
}
