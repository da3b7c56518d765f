import { sql, type Kysely } from 'kysely'

/** Limits that hold for all processes together and outlive them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table rate_limits (
      bucket text primary key,
      used integer not null,
      window_ends_at timestamptz not null
    )`.execute(db)
}
