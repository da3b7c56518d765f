import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { announceEvents } from '../outbox/write.ts'
import { oneMore } from '../rate-limits/queries.ts'

/** The order whose link is requested: a known one, or one found by number and address. */
export type LinkOf = { orderId: string } | { number: string; email: string }

export interface LinkLimits {
  now: Date
  windowMs: number
  /** Maximum number of link emails per order in the window. */
  perOrder: number
  /** Maximum number of emails of this kind per address in the window, for all orders. */
  perAddress: number
}

/**
 * Inserts the event of a link email, unless a limit is reached or the link is revoked. One statement for every case, so
 * that the response time does not reveal whether the order exists (L2).
 */
export async function requestLink(db: Db, order: LinkOf, limits: LinkLimits): Promise<boolean> {
  const { orderId, number, email } =
    'orderId' in order ? { ...order, number: null, email: null } : { ...order, orderId: null }
  const { now, windowMs, perOrder, perAddress } = limits
  const since = new Date(now.getTime() - windowMs)
  const until = new Date(now.getTime() + windowMs)
  const { rows } = await sql`
    with o as (
      select o.id, encode(sha256(convert_to(lower(o.guardian_email), 'utf8')), 'hex') as address from orders o
      where (o.id = ${orderId}::uuid or (o.number = ${number} and lower(o.guardian_email) = lower(${email})))
        and o.link_token_hash is not null
        and (select count(*) from outbox_events e
             where e.order_id = o.id and e.kind = 'order_link' and e.created_at > ${since}::timestamptz) < ${perOrder}
    ), address as (
      insert into rate_limits as r (bucket, used, window_ends_at)
      select 'email:address:' || address, 1, ${until}::timestamptz from o
      on conflict (bucket) do update
      set ${oneMore(now)}
      returning used
    )
    insert into outbox_events (kind, dedupe_key, supersede_key, payload, order_id, created_at)
    select 'order_link', o.id || ':' || gen_random_uuid(), o.id, '{}', o.id, ${now}::timestamptz
    from o, address where address.used <= ${perAddress}
    returning id`.execute(db)
  // Also without an event, so that both cases take as long.
  announceEvents(db, [{ kind: 'order_link' }])
  return rows.length === 1
}
