import type { Chat, ChatList } from '@recadinho/contracts/chats'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { chatNumber } from '@recadinho/i18n/chat-numbers'
import { findChat, findChatOf, findOrder, findOrderOf, type ChatOrder, type ChatRow } from './queries.ts'
import { greeting } from './texts.ts'
import {
  listChats,
  listDeliveryAttempts,
  listEmails,
  listMessages,
  listOrdersOf,
  threadMax,
} from './thread-queries.ts'
import { attemptItem, emailItem, messageItem, summaryView, threadOf } from './view.ts'
import { opensUntil, problemOf } from './window.ts'

/** C6: all messages to an order's buyer and from them. */
export async function showOrderChat(ctx: Context, orderId: string): Promise<Chat> {
  const order = await findOrder(ctx.db, orderId)
  if (order === undefined) throw new AppError('not_found', 'No such order')
  return show(ctx, order.whatsapp_number, await findChatOf(ctx.db, order.whatsapp_number), order)
}

/** The messages of a number, with or without an order. */
export async function showChat(ctx: Context, id: string): Promise<Chat> {
  const chat = await findChat(ctx.db, id)
  if (chat === undefined) throw new AppError('not_found', 'No such chat')
  return show(ctx, chat.phone, chat, undefined)
}

async function show(
  ctx: Context,
  phone: string,
  chat: ChatRow | undefined,
  order: ChatOrder | undefined,
): Promise<Chat> {
  const { db } = ctx
  const now = ctx.clock.now()
  const [messages, attempts, emails, named] = await Promise.all([
    chat ? listMessages(db, chat.phone) : [],
    order ? listDeliveryAttempts(db, order.id) : [],
    order ? listEmails(db, order.id) : [],
    order ?? findOrderOf(db, phone),
  ])
  const items = [...messages.map(messageItem), ...attempts.map(attemptItem), ...emails.map(emailItem)]
  const text = named && (await greeting(ctx, db, named))
  return {
    id: chat?.id ?? null,
    phone,
    order: named ? { id: named.id, number: named.number } : null,
    items: threadOf(items, threadMax),
    unread: chat?.unread ?? 0,
    problem: problemOf(chat, { configured: ctx.whatsapp !== undefined, now }),
    opensUntil: opensUntil(chat)?.toISOString() ?? null,
    consent: consentOf(chat, named),
    // An erased order has no number.
    handLink:
      phone === ''
        ? null
        : `https://wa.me/${chatNumber(phone)}${text ? `?text=${encodeURIComponent(text)}` : ''}`,
    serverTime: now.toISOString(),
  }
}

/** C5: the buyer's own keyword, or else the number given at checkout. */
function consentOf(chat: ChatRow | undefined, order: ChatOrder | undefined): Chat['consent'] {
  if (chat?.opted_at && chat.opted_in !== null)
    return { given: chat.opted_in, source: 'message', at: chat.opted_at.toISOString() }
  return order ? { given: true, source: 'checkout', at: order.created_at.toISOString() } : null
}

const listMax = 100

export async function showChats(ctx: Context): Promise<ChatList> {
  const rows = await listChats(ctx.db, listMax)
  const orders = await listOrdersOf(
    ctx.db,
    rows.map(({ phone }) => phone),
  )
  return { items: rows.map((row) => summaryView(row, orders)) }
}
