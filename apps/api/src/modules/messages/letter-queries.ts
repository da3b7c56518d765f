import { sql } from 'kysely'
import type { Db, Tx } from '../../db/client.ts'
import type { OrderLettersTable } from '../../db/schema/order-letters.ts'

export interface NewLetter {
  orderId: string
  kind: OrderLettersTable['kind']
  recipient: string
  now: Date
}

/** A letter to be written; it goes out once the transaction is there. */
export const insertLetter = (tx: Tx, { orderId, kind, recipient, now }: NewLetter) =>
  tx.insertInto('order_letters').values({ order_id: orderId, kind, recipient, created_at: now }).execute()

/** Which order's link is asked for: a known one, or the one of a number and an address that somebody typed. */
export type LinkOf = { orderId: string } | { number: string; email: string }

/**
 * Asks for a letter with the private link, unless `atMost` were asked for since `since`, or the link is revoked. One
 * statement for every case, so that an answer's time does not tell whether there is such an order.
 */
export async function askForLink(
  db: Db,
  order: LinkOf,
  { now, since, atMost }: { now: Date; since: Date; atMost: number },
): Promise<boolean> {
  const { orderId, number, email } =
    'orderId' in order ? { ...order, number: null, email: null } : { ...order, orderId: null }
  const { rows } = await sql`
    insert into order_letters (order_id, kind, recipient, created_at)
    select o.id, 'link', o.guardian_email, ${now}::timestamptz from orders o
    where (o.id = ${orderId}::uuid or (o.number = ${number} and lower(o.guardian_email) = lower(${email})))
      and o.access_token_hash is not null
      and (select count(*) from order_letters l
           where l.order_id = o.id and l.kind = 'link' and l.created_at > ${since}::timestamptz) < ${atMost}
    returning id`.execute(db)
  return rows.length === 1
}

/** Takes letters that nobody has handed to the queue yet. */
export async function claimLetters(tx: Tx, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update order_letters set handed_over_at = ${now}
    where id in (
      select id from order_letters where handed_over_at is null order by id limit ${limit} for update skip locked
    )
    returning id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** What a letter tells, unless it has gone out. */
export const findLetter = (db: Db, id: string) =>
  db
    .selectFrom('order_letters')
    .innerJoin('orders', 'orders.id', 'order_letters.order_id')
    .select(['order_letters.id', 'order_letters.kind', 'order_letters.recipient', 'order_letters.order_id'])
    .select(['orders.number', 'orders.locale', 'orders.guardian_name', 'orders.guardian_email'])
    .select(['orders.link_generation', 'orders.access_token_hash'])
    .where('order_letters.id', '=', id)
    .where('order_letters.state', '!=', 'sent')
    .executeTakeFirst()

export type Letter = NonNullable<Awaited<ReturnType<typeof findLetter>>>

/** Of letters of one kind to one reader one is enough: what became of it settles the others that failed. */
const othersSettled = sql`
  update order_letters other set failed_at = null from l
  where other.order_id = l.order_id and other.kind = l.kind and other.recipient = l.recipient and other.id <> l.id
    and other.failed_at is not null`

/** The letter went out, or waits for staff where there is no way to send it. */
export async function finishLetter(
  db: Db,
  { id, state, now }: { id: string; state: 'queued' | 'sent'; now: Date },
): Promise<void> {
  await sql`
    with l as (
      update order_letters set state = ${state}, tries = tries + 1, last_error = null,
        sent_at = case when ${state} = 'sent' then ${now}::timestamptz end
      where id = ${id}
      returning id, order_id, kind, recipient
    ), others as (${othersSettled})
    insert into order_events (order_id, machine, to_state, actor_type, reason, created_at)
    select order_id, 'message', ${state}, 'system', kind, ${now}::timestamptz from l`.execute(db)
}

export async function noteFailedLetter(db: Db, id: string, error: string): Promise<void> {
  await db
    .updateTable('order_letters')
    .set((set) => ({ state: 'failed' as const, last_error: error, tries: set('tries', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Puts a letter that has not gone out to rest, and says so on the timeline; answers its order, unless it rests already. */
export async function failLetter(db: Db, id: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ order_id: string }>`
    with l as (
      update order_letters set failed_at = ${now}, state = 'failed'
      where id = ${id} and state <> 'sent' and failed_at is null
      returning id, order_id, kind, recipient
    ), others as (${othersSettled})
    insert into order_events (order_id, machine, to_state, actor_type, reason, created_at)
    select order_id, 'message', 'failed', 'system', kind, ${now}::timestamptz from l
    returning order_id`.execute(db)
  return rows.map((row) => row.order_id)
}
