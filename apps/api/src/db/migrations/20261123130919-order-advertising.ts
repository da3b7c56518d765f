import { sql, type Kysely } from 'kysely'

/** What an advertiser may be told of an order's buyer once it is paid; only of those whose consent allows it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table order_advertising (
      order_id uuid primary key references orders (id) on delete cascade,
      consent_version integer not null,
      created_at timestamptz not null,
      ip text not null,
      user_agent text not null,
      fbp text,
      fbc text,
      ttclid text,
      ttp text,
      external_id text
    )`.execute(db)
}
