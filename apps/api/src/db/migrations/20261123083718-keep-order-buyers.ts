import { sql, type Kysely } from 'kysely'

/** For how many days the buyer's name and e-mail address stay with a finished order: five years, as the Privacy Policy says. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table settings
      add column keep_order_buyers_days smallint not null default 1826 check (keep_order_buyers_days > 0)`.execute(
    db,
  )
}
