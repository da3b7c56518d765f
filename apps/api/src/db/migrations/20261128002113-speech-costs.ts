import { sql, type Kysely } from 'kysely'

/**
 * What services charge for saying lines, one row for each line that they answered; and for which order a recording of the
 * library was made, so that its use in other films is counted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table speech_costs (
      id bigint generated always as identity primary key,
      order_id uuid references orders (id) on delete cascade,
      voice text not null,
      characters integer not null check (characters >= 0),
      micros bigint check (micros >= 0),
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index speech_costs_by_time on speech_costs (created_at)`.execute(db)
  await sql`create index speech_costs_by_order on speech_costs (order_id)`.execute(db)
  await sql`alter table speech_clips add column recorded_for uuid`.execute(db)
}
