import { sql, type Kysely } from 'kysely'

/** Answers of the writing service, kept for a week. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table script_answers (
      key bytea primary key,
      answer text not null,
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index script_answers_by_age on script_answers (created_at)`.execute(db)
}
