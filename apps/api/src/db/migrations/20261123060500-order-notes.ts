import { sql, type Kysely } from 'kysely'

/** What staff tell each other about an order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table order_notes (
      id uuid primary key,
      order_id uuid not null references orders on delete cascade,
      staff_id uuid not null references staff,
      text text not null,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index order_notes_by_order on order_notes (order_id, created_at)`.execute(db)
}
