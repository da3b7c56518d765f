import { sql, type Kysely } from 'kysely'

/** Filters of the list of orders that a member of staff has named. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table order_views (
      id uuid primary key,
      staff_id uuid not null references staff,
      name text not null,
      filters jsonb not null,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index order_views_by_staff on order_views (staff_id)`.execute(db)
}
