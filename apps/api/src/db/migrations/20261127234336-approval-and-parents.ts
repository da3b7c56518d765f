import { sql, type Kysely } from 'kysely'

/**
 * The owner's switches for approving films together, for approving them by a rule, and for lines that parents say in their
 * own voice. For each film, how it was approved or why not; for such a line, what the parent agreed to and when, and
 * whether staff play another voice instead.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table settings
      add column approve_in_bulk boolean not null default false,
      add column approve_by_rule boolean not null default false,
      add column parent_recordings boolean not null default false`.execute(db)
  await sql`
    alter table films
      add column decided_by text,
      add column called_back_at timestamptz,
      add column rule_stops text[]`.execute(db)
  await sql`
    alter table speech_clips
      add column consent_version smallint,
      add column consented_at timestamptz,
      add column refused_at timestamptz,
      add column refused_by uuid references staff (id)`.execute(db)
}
