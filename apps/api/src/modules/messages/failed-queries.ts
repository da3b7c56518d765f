import type { MailKind } from '@recadinho/contracts/money'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/client.ts'

export interface FailedMailRow {
  order_id: string
  number: string
  guardian_name: string
  kind: MailKind
  failed_at: Date
  tries: number
  last_error: string | null
}

/** E-mails at rest, the oldest first: of all orders or of one. A link to an address of before is nobody's any more (L3). */
export async function listFailedMail(
  db: Db,
  { orderId = null, limit }: { orderId?: string | null; limit: number },
): Promise<FailedMailRow[]> {
  const { rows } = await sql<FailedMailRow>`
    select o.id as order_id, o.number, o.guardian_name, f.kind, f.failed_at, f.tries, f.last_error
    from (
      select e.order_id, e.kind, e.failed_at, coalesce(m.tries, 0) as tries, m.last_error, null as link_for
      from effects e left join messages m on m.order_id = e.order_id and m.kind = e.kind
      where e.failed_at is not null
      union all
      select order_id, kind, failed_at, tries, last_error, case when kind = 'link' then recipient end
      from order_letters where failed_at is not null
    ) f join orders o on o.id = f.order_id
    where (${orderId}::uuid is null or o.id = ${orderId}::uuid)
      and (f.link_for is null or (f.link_for = o.guardian_email and o.access_token_hash is not null))
    order by f.failed_at, f.order_id
    limit ${limit}`.execute(db)
  return rows
}

/** Lets an order's e-mails at rest be handed to the queue again, or be; answers whether there were any. */
export async function wakeFailedMail(
  tx: Tx,
  orderId: string,
  { again }: { again: boolean },
): Promise<boolean> {
  const change = sql`failed_at = null, handed_over_at = case when ${again} then null else handed_over_at end`
  const { rows } = await sql`
    with e as (
      update effects set ${change}
      where order_id = ${orderId} and failed_at is not null and done_at is null
      returning id
    ), l as (
      update order_letters set ${change} where order_id = ${orderId} and failed_at is not null returning id
    )
    select id from e union all select id from l`.execute(tx)
  return rows.length > 0
}
