import { sql, type Kysely } from 'kysely'

/** For how many days the child's data and the phone number of a finished order are kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table settings
      add column keep_order_details_days smallint not null default 180 check (keep_order_details_days > 0)`.execute(
    db,
  )
}
