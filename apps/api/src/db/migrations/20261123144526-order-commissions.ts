import { sql, type Kysely } from 'kysely'

export const transaction = false

/** Orders of affiliates keep the share of today, and those that were paid earn it; what was done is not found again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (let more = true; more;) {
    const { numAffectedRows } = await sql`
      update orders set affiliate_commission = a.commission from affiliates a
      where a.code = orders.affiliate_code and orders.id in (
        select id from orders where affiliate_code is not null and affiliate_commission is null limit 2000)`.execute(
      db,
    )
    more = numAffectedRows !== undefined && numAffectedRows > 0n
  }
  await sql`
    insert into outbox_events (kind, dedupe_key, supersede_key, payload, order_id)
    select 'commission', id || ' ' || version, id, '{}', id from orders
    where affiliate_code is not null and confirmed_at is not null
    on conflict do nothing`.execute(db)
}
