import { sql, type Kysely } from 'kysely'

/** Who works on an order, for a while; and a timeline to which a release adds a machine without a lock. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table order_claims (
      order_id uuid primary key references orders on delete cascade,
      staff_id uuid not null references staff,
      claimed_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db)
  await sql`create index order_claims_by_staff on order_claims (staff_id)`.execute(db)
  // Contract: it only takes more than before; which machines there are is said by the code's types.
  await sql`
    alter table order_events
      drop constraint order_events_machine_check,
      add constraint order_events_machine_check check (machine ~ '^[a-z_]{1,20}$') not valid`.execute(db)
}
