import { sql, type Kysely } from 'kysely'

/** How far each comparison of a gateway's list with the ledger has come, and what it found (G3). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ledger_comparisons (
      id bigint generated always as identity primary key,
      gateway text not null,
      night date,
      began_at timestamptz not null,
      listed_until timestamptz not null,
      captures_after bigint not null default 0,
      tries integer not null default 0,
      listed integer not null default 0,
      found integer not null default 0,
      missing integer not null default 0,
      unequal integer not null default 0,
      failed integer not null default 0,
      finished_at timestamptz,
      outcome text check (outcome in ('compared', 'given_up')),
      unique (gateway, night)
    )`.execute(db)
  await sql`
    create table ledger_comparison_refs (
      comparison_id bigint not null references ledger_comparisons on delete cascade,
      ref text not null,
      primary key (comparison_id, ref)
    )`.execute(db)
}
