import { sql, type Kysely } from 'kysely'

/** That somebody does not want to see what is left to set up any more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table staff add column first_steps_hidden_at timestamptz`.execute(db)
}
