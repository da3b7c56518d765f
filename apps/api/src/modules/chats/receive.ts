import type { Context } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { afterCommit, transact } from '../../db/transaction.ts'
import { uuidv7 } from '../../ids.ts'
import { insertOutboxEvents } from '../outbox/write.ts'
import type { InboundMessage } from '../whatsapp/webhook.ts'
import { chatMessageEvent } from './kind.ts'
import { wishIn, type Wish } from './keywords.ts'
import { announceChat, findOrderOf, holdChat, insertMessage, updateChat, type ChatRow } from './queries.ts'
import { wishAnswer } from './texts.ts'

/** C1: stores an incoming message, once however often it is reported, and acts on keywords (C5). */
export async function receive(
  ctx: Context,
  { messageId, from, text, at: reportedAt }: InboundMessage,
): Promise<void> {
  const now = ctx.clock.now()
  // A clock that runs ahead must not extend the window.
  const at = reportedAt < now ? reportedAt : now
  await transact(ctx.db, async (tx) => {
    const chat = await holdChat(tx, from, now)
    const message = {
      id: uuidv7(now),
      phone: chat.phone,
      author: 'buyer',
      text,
      at,
      message_id: messageId,
    } as const
    if (!(await insertMessage(tx, message))) return
    const last = chat.last_inbound_at
    const wish = text === null ? undefined : wishIn(text)
    await updateChat(tx, chat.id, {
      unread: chat.unread + 1,
      silenced: wish?.optedIn === false,
      last_inbound_at: last !== null && last > at ? last : at,
    })
    if (wish) await applyWish(ctx, tx, chat, wish, { at, now })
    await announceChat(tx, chat.phone)
    afterCommit(tx, () => ctx.events.record('chat_message_received'))
  })
}

/** C5: stores the wish, unless a later one is known, and confirms it if it changes anything. */
async function applyWish(
  ctx: Context,
  tx: Tx,
  chat: ChatRow,
  wish: Wish,
  { at, now }: { at: Date; now: Date },
) {
  if (chat.opted_at !== null && chat.opted_at > at) return
  await updateChat(tx, chat.id, { opted_in: wish.optedIn, opted_at: at })
  if (wish.optedIn === (chat.opted_in ?? true)) return
  const order = await findOrderOf(tx, chat.phone)
  const about = wish.optedIn ? 'opted_in' : 'opted_out'
  const text = await wishAnswer(ctx, tx, { ...wish, locale: order?.locale ?? wish.locale })
  const id = uuidv7(now)
  await insertMessage(tx, { id, phone: chat.phone, author: 'shop', about, text, state: 'queued', at: now })
  await insertOutboxEvents(tx, [chatMessageEvent(id)], now)
  ctx.events.record(`chat_${about}`)
}
