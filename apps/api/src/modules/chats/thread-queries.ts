import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { spellingsOf } from '@recadinho/i18n/chat-numbers'

/** How many messages of a thread are shown, newest ones. */
export const threadMax = 200

/** WhatsApp messages, newest first, each with its outbox event while there is one. */
export const listMessages = (db: Db, phone: string) =>
  db
    .selectFrom('chat_messages as m')
    .leftJoin('staff as s', 's.id', 'm.staff_id')
    .leftJoin('outbox_events as e', (join) =>
      join
        .on('e.kind', '=', 'chat_message')
        .on('e.dedupe_key', '=', sql<string>`m.id::text`)
        .on('m.state', '=', 'queued'),
    )
    .select(['m.id', 'm.author', 'm.about', 'm.text', 'm.state', 'm.error', 'm.at', 's.name as by'])
    .select(['e.dead_at', 'e.dead_reason', 'e.last_error'])
    .where('m.phone', '=', phone)
    .orderBy('m.at', 'desc')
    .orderBy('m.id', 'desc')
    .limit(threadMax)
    .execute()

export type MessageRow = Awaited<ReturnType<typeof listMessages>>[number]

/** The delivery attempts of an order's video. */
export const listDeliveryAttempts = (db: Db, orderId: string) =>
  db
    .selectFrom('delivery_attempts as a')
    .innerJoin('deliveries as d', 'd.id', 'a.delivery_id')
    .select(['a.id', 'a.channel', 'a.state', 'a.error', 'a.created_at'])
    .where('d.order_id', '=', orderId)
    .orderBy('a.id', 'desc')
    .limit(threadMax)
    .execute()

export type AttemptRow = Awaited<ReturnType<typeof listDeliveryAttempts>>[number]

/** The emails to an order's buyer; those with the video are delivery attempts. */
export const listEmails = (db: Db, orderId: string) =>
  db
    .selectFrom('outbox_events')
    .select(['id', 'kind', 'created_at', 'done_at', 'dead_at', 'dead_reason', 'last_error'])
    .where('order_id', '=', orderId)
    .where('kind', 'in', ['receipt', 'order_link', 'address_changed'])
    .orderBy('id', 'desc')
    .limit(threadMax)
    .execute()

export type EmailRow = Awaited<ReturnType<typeof listEmails>>[number]

/** Chats with their last message and the order of the number. */
export const listChats = (db: Db, limit: number) =>
  db
    .selectFrom('chats as c')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('chat_messages')
          .select(['at', 'author', sql<string | null>`left(text, 160)`.as('excerpt')])
          .whereRef('phone', '=', 'c.phone')
          .orderBy('at', 'desc')
          .limit(1)
          .as('m'),
      (join) => join.onTrue(),
    )
    .select(['c.id', 'c.phone', 'c.unread', 'c.last_inbound_at', 'm.at', 'm.author', 'm.excerpt'])
    .orderBy((eb) => eb('c.unread', '>', 0), 'desc')
    .orderBy('m.at', 'desc')
    .limit(limit)
    .execute()

/** The newest order of each number, in any spelling. */
export const listOrdersOf = (db: Db, phones: readonly string[]) =>
  phones.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('orders')
        .distinctOn('whatsapp_number')
        .select(['id', 'number', 'guardian_name', 'whatsapp_number'])
        .where('whatsapp_number', 'in', phones.flatMap(spellingsOf))
        .orderBy('whatsapp_number')
        .orderBy('id', 'desc')
        .execute()

export async function countUnreadChats(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('chats')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('unread', '>', 0)
    .executeTakeFirstOrThrow()
  return count
}
