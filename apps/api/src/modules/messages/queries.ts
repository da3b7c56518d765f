import { sql } from 'kysely'
import type { Db, Tx } from '../../db/client.ts'

/** Takes effects that nobody has handed to the queue yet. */
export async function claimEffects(tx: Tx, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update effects set handed_over_at = ${now}
    where id in (
      select id from effects where handed_over_at is null order by id limit ${limit} for update skip locked
    )
    returning id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** What the receipts tell, of those effects that are not done. */
export const listReceiptFacts = (db: Db, effectIds: readonly string[]) =>
  db
    .selectFrom('effects')
    .innerJoin('orders', 'orders.id', 'effects.order_id')
    .select(['effects.id as effect_id', 'orders.id', 'orders.number', 'orders.locale', 'orders.currency'])
    .select([
      'orders.total',
      'orders.due_at',
      'orders.package_title',
      'orders.guardian_name',
      'orders.guardian_email',
      'orders.link_generation',
    ])
    .where('effects.id', '=', sql<string>`any(${effectIds})`)
    .where('effects.done_at', 'is', null)
    .execute()

export type ReceiptFacts = Awaited<ReturnType<typeof listReceiptFacts>>[number]

export interface ReceiptMessage {
  order_id: string
  recipient: string
  subject: string
  body: string
}

/** The receipts' messages, once for an order; answers those that have not gone out. */
export async function insertReceipts(
  db: Db,
  messages: readonly ReceiptMessage[],
  now: Date,
): Promise<{ id: string; order_id: string }[]> {
  const { rows } = await sql<{ id: string; order_id: string; state: string }>`
    insert into messages (order_id, kind, channel, recipient, subject, body, created_at)
    select m.order_id, 'receipt', 'email', m.recipient, m.subject, m.body, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(messages)}::jsonb)
      as m (order_id uuid, recipient text, subject text, body text)
    on conflict (kind, order_id, channel) do update set recipient = excluded.recipient
    returning id, order_id, state`.execute(db)
  return rows.filter(({ state }) => state !== 'sent')
}

/** The messages went out, or wait for staff where there is no way to send them; either way their effects are done. */
export async function finishReceipts(
  db: Db,
  done: { orderIds: readonly string[]; state: 'queued' | 'sent'; now: Date },
): Promise<void> {
  const { orderIds, state, now } = done
  await sql`
    with e as (
      update effects set done_at = ${now}, failed_at = null
      where kind = 'receipt' and order_id = any(${orderIds}) and done_at is null
      returning order_id
    ), m as (
      update messages set state = ${state}, sent_at = case when ${state} = 'sent' then ${now}::timestamptz end,
        tries = tries + 1, last_error = null
      from e where messages.kind = 'receipt' and messages.order_id = e.order_id
    )
    insert into order_events (order_id, machine, to_state, actor_type, reason, created_at)
    select order_id, 'message', ${state}, 'system', 'receipt', ${now}::timestamptz from e`.execute(db)
}

export const noteFailedTry = (db: Db, id: string, error: string) =>
  db
    .updateTable('messages')
    .set((set) => ({ state: 'failed' as const, last_error: error, tries: set('tries', '+', 1) }))
    .where('id', '=', id)
    .execute()

/** Puts effects that were not done to rest, and says so on the timeline; answers their orders. */
export async function failReceipts(db: Db, effectIds: readonly string[], now: Date): Promise<string[]> {
  const { rows } = await sql<{ order_id: string }>`
    with e as (
      update effects set failed_at = ${now}
      where id = any(${effectIds}) and done_at is null and failed_at is null
      returning order_id
    )
    insert into order_events (order_id, machine, to_state, actor_type, reason, created_at)
    select order_id, 'message', 'failed', 'system', 'receipt', ${now}::timestamptz from e
    returning order_id`.execute(db)
  return rows.map((row) => row.order_id)
}
