import { sql, type Kysely } from 'kysely'

/** Each package's own delivery time; what the release before adds has its 24 hours. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table packages
      add column delivery_hours smallint not null default 24 check (delivery_hours between 1 and 168)
  `.execute(db)
}
