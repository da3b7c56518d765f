import { sql, type Kysely } from 'kysely'

/** Why the shop itself changed something, as a code with parameters; `reason` keeps people's and gateways' words. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_events add column cause jsonb`.execute(db)
}
