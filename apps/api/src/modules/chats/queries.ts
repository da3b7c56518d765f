import { sql, type Updateable } from 'kysely'
import type { Db, Tx } from '../../db/client.ts'
import type { ChatMessagesTable } from '../../db/schema/delivery.ts'
import { chatNumber, spellingsOf } from '@recadinho/i18n/chat-numbers'

const columns = ['id', 'phone', 'opted_in', 'opted_at', 'silenced', 'last_inbound_at', 'unread'] as const

/** The chat of a number, in any spelling. */
export const findChatOf = (db: Db | Tx, phone: string) =>
  db.selectFrom('chats').select(columns).where('phone', '=', chatNumber(phone)).executeTakeFirst()

export const findChat = (db: Db | Tx, id: string) =>
  db.selectFrom('chats').select(columns).where('id', '=', id).executeTakeFirst()

export type ChatRow = NonNullable<Awaited<ReturnType<typeof findChat>>>

export const lockChat = (tx: Tx, id: string): Promise<ChatRow | undefined> =>
  tx.selectFrom('chats').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()

/** The chat of a number, created if missing, and locked: changes of a chat are serialized. */
export const holdChat = (tx: Tx, phone: string, now: Date): Promise<ChatRow> =>
  tx
    .insertInto('chats')
    .values({ phone: chatNumber(phone), created_at: now })
    .onConflict((conflict) =>
      conflict.column('phone').doUpdateSet((eb) => ({ phone: eb.ref('excluded.phone') })),
    )
    .returning(columns)
    .executeTakeFirstOrThrow()

export const updateChat = (
  tx: Tx,
  id: string,
  set: Partial<Pick<ChatRow, 'opted_in' | 'opted_at' | 'silenced' | 'last_inbound_at' | 'unread'>>,
) => tx.updateTable('chats').set(set).where('id', '=', id).execute()

type NewMessage = Pick<ChatMessagesTable, 'id' | 'phone' | 'author' | 'text' | 'at'> &
  Partial<Pick<ChatMessagesTable, 'staff_id' | 'about' | 'state' | 'message_id'>>

/** Inserts each message once; returns `false` for a known one. */
export const insertMessage = async (tx: Tx, row: NewMessage): Promise<boolean> =>
  (await tx
    .insertInto('chat_messages')
    .values({
      staff_id: null,
      about: null,
      state: null,
      message_id: null,
      ...row,
      error: null,
      state_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()) !== undefined

export const updateMessage = (tx: Tx, id: string, set: Updateable<ChatMessagesTable>) =>
  tx.updateTable('chat_messages').set(set).where('id', '=', id).execute()

/** An outgoing message of the shop or staff, with what decides whether it may be sent. */
export const findOutgoing = (db: Db | Tx, id: string, { locked = false } = {}) =>
  db
    .selectFrom('chat_messages as m')
    .innerJoin('chats as c', 'c.phone', 'm.phone')
    .select(['m.id', 'm.phone', 'm.text', 'm.about', 'm.state', 'm.message_id'])
    .select(['c.silenced', 'c.last_inbound_at'])
    .where('m.id', '=', id)
    .where('m.author', '<>', 'buyer')
    .$if(locked, (query) => query.forUpdate('m'))
    .executeTakeFirst()

/** The newest message by a member of staff. */
export const findLastAnswer = (tx: Tx, phone: string) =>
  tx
    .selectFrom('chat_messages as m')
    .innerJoin('staff as s', 's.id', 'm.staff_id')
    .select(['m.id', 's.id as staff_id', 's.name'])
    .where('m.phone', '=', phone)
    .orderBy('m.at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The ids are in order of arrival. */
export async function countInboundAfter(tx: Tx, phone: string, id: string): Promise<number> {
  const { count } = await tx
    .selectFrom('chat_messages')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('phone', '=', phone)
    .where('author', '=', 'buyer')
    .where('id', '>', id)
    .executeTakeFirstOrThrow()
  return count
}

/** Notifies the open pages of the number's orders, like any change of an order. */
export const announceChat = (tx: Tx, phone: string) =>
  tx
    .selectFrom('orders')
    .select(sql`pg_notify('order_changed', id::text)`.as('notified'))
    .where('whatsapp_number', 'in', spellingsOf(phone))
    .execute()

/** C5: whether the buyer of an order has opted out of automatic messages. */
export async function wantsNoMessages(db: Db | Tx, order: { whatsapp_number: string }): Promise<boolean> {
  const chat = await findChatOf(db, order.whatsapp_number)
  return chat?.opted_in === false
}

/** The newest order of a number. */
export const findOrderOf = (db: Db | Tx, phone: string) =>
  db
    .selectFrom('orders')
    .select(['id', 'number', 'locale', 'whatsapp_number', 'created_at'])
    .where('whatsapp_number', 'in', spellingsOf(phone))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export const findOrder = (db: Db, id: string) =>
  db
    .selectFrom('orders')
    .select(['id', 'number', 'locale', 'whatsapp_number', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst()

export type ChatOrder = NonNullable<Awaited<ReturnType<typeof findOrder>>>
