import { sql, type Kysely } from 'kysely'

/** What makes a paid order cheap: receipts handed over in batches, room for updates in place, bodies stored as they are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table effects add column handed_over_at timestamptz`.execute(db)
  await sql`drop index effects_to_do`.execute(db)
  await sql`create index effects_to_hand_over on effects (id) where handed_over_at is null`.execute(db)
  // Sealed bytes do not shrink, so PostgreSQL need not try. Events that nothing follows keep no body.
  await sql`alter table webhook_events alter column raw drop not null`.execute(db)
  await sql`alter table webhook_events alter column raw set storage external`.execute(db)
  // An order is written once and updated some ten times; most updates touch no index if the page has room.
  await sql`alter table orders set (fillfactor = 70)`.execute(db)
  await sql`alter table payments set (fillfactor = 70)`.execute(db)
}
