import { sql, type Kysely } from 'kysely'

/**
 * An order's timeline, with what its own row and its first payment's already say: no entry is stored for the creation of
 * a buyer's order, nor for the attempt to pay that was written with it. Their ids come before all others.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create view order_timeline as
      select id, order_id, machine, from_state, to_state, actor_type, actor_name, reason, cause, amount, currency, created_at
      from order_events
      union all
      select -1, o.id, 'payment', null, 'created', 'buyer', null, p.method, null, p.amount, p.currency, p.created_at
      from orders o join payments p on p.order_id = o.id and p.idempotency_key = o.idempotency_key and p.created_at = o.created_at
      union all
      select -2, o.id, 'order', null, 'pending', 'buyer', null, null, null, o.total, o.currency, o.created_at
      from orders o
      where not exists (
        select from order_events e where e.order_id = o.id and e.machine = 'order' and e.from_state is null)`.execute(
    db,
  )
}
