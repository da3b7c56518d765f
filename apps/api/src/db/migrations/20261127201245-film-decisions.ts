import { sql, type Kysely } from 'kysely'

/** When each line of the script is spoken in a film, and how staff came to their decision about it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table films
      add column lines jsonb,
      add column decided_at timestamptz,
      add column decision_seconds integer,
      add column played real`.execute(db)
}
