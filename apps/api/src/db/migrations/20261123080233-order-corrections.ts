import { sql, type Kysely } from 'kysely'

/** What buyers corrected, with old and new values, until and after a member of staff has seen it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table order_corrections (
      order_id uuid not null references orders on delete cascade,
      details_version integer not null,
      field text not null,
      was text,
      now text,
      created_at timestamptz not null,
      seen_at timestamptz,
      seen_by uuid references staff,
      primary key (order_id, details_version, field)
    )`.execute(db)
  await sql`create index order_corrections_unseen on order_corrections (order_id) where seen_at is null`.execute(
    db,
  )
}
