import { sql, type Kysely } from 'kysely'

/** An order that becomes paid takes a slot, so every process counts the slots again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create trigger orders_take_slots after update of confirmed_at on orders
    for each row when (old.confirmed_at is distinct from new.confirmed_at)
    execute function notify_catalog_changed()`.execute(db)
}
