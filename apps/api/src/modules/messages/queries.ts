import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'

/** What the receipt tells; `undefined` once its effect was done. */
export const findReceiptFacts = (db: Db, effectId: string) =>
  db
    .selectFrom('effects')
    .innerJoin('orders', 'orders.id', 'effects.order_id')
    .select([
      'orders.id',
      'orders.number',
      'orders.locale',
      'orders.currency',
      'orders.total',
      'orders.due_at',
    ])
    .select(['orders.package_title', 'orders.guardian_name', 'orders.guardian_email'])
    .where('effects.id', '=', effectId)
    .where('effects.done_at', 'is', null)
    .executeTakeFirst()

export interface ReceiptMessage {
  orderId: string
  recipient: string
  subject: string
  body: string
  now: Date
}

/** The receipt's message, once for an order. */
export async function insertReceipt(db: Db, message: ReceiptMessage): Promise<{ id: string; state: string }> {
  const { orderId, recipient, subject, body, now } = message
  return await db
    .insertInto('messages')
    .values({
      order_id: orderId,
      kind: 'receipt',
      channel: 'email',
      recipient,
      subject,
      body,
      created_at: now,
    })
    // Touched rather than skipped, so that a second run is told how far the first came.
    .onConflict((conflict) => conflict.columns(['kind', 'order_id', 'channel']).doUpdateSet({ recipient }))
    .returning(['id', 'state'])
    .executeTakeFirstOrThrow()
}

/** The message went out, or waits for staff where there is no way to send it; either way its effect is done. */
export async function finishReceipt(
  db: Db,
  done: { effectId: string; messageId: string; orderId: string; state: 'queued' | 'sent'; now: Date },
): Promise<void> {
  const { effectId, messageId, orderId, state, now } = done
  await sql`
    with m as (
      update messages set state = ${state}, sent_at = case when ${state} = 'sent' then ${now}::timestamptz end,
        tries = tries + 1, last_error = null
      where id = ${messageId}
    ), e as (
      update effects set done_at = ${now} where id = ${effectId} and done_at is null returning order_id
    )
    insert into order_events (order_id, machine, to_state, actor_type, reason, created_at)
    select ${orderId}, 'message', ${state}, 'system', 'receipt', ${now} from e`.execute(db)
}

export const noteFailedTry = (db: Db, id: string, error: string) =>
  db
    .updateTable('messages')
    .set((set) => ({ state: 'failed' as const, last_error: error, tries: set('tries', '+', 1) }))
    .where('id', '=', id)
    .execute()
