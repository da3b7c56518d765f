import { sql, type Kysely } from 'kysely'

/** The owner's switches for approving films together and by a rule; and for each film, how it was approved or why not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table settings
      add column approve_in_bulk boolean not null default false,
      add column approve_by_rule boolean not null default false`.execute(db)
  await sql`
    alter table films
      add column decided_by text,
      add column called_back_at timestamptz,
      add column rule_stops text[]`.execute(db)
}
