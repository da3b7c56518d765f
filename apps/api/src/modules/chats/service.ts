import type { SendChatTextBody } from '@recadinho/contracts/chats'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { transact } from '../../db/transaction.ts'
import { AppError } from '../../errors.ts'
import type { Asker } from '../audit/asker.ts'
import { insertAuditEntry } from '../audit/queries.ts'
import { insertOutboxEvents } from '../outbox/write.ts'
import { chatMessageEvent } from './kind.ts'
import {
  announceChat,
  countInboundAfter,
  findLastAnswer,
  findOutgoing,
  insertMessage,
  lockChat,
  updateChat,
  type ChatRow,
} from './queries.ts'
import { problemOf } from './window.ts'

/** C4: staff answer freely, within the limits of WhatsApp and the buyer. Answering marks the chat as read. */
export async function sendText(
  ctx: Context,
  chatId: string,
  { id, text, after }: SendChatTextBody,
  by: Asker,
): Promise<void> {
  const now = ctx.clock.now()
  await transact(ctx.db, async (tx) => {
    const chat = await held(tx, chatId)
    // A retry because no answer arrived; the message is sent only once.
    if (await findOutgoing(tx, id)) return
    const problem = problemOf(chat, { configured: ctx.whatsapp !== undefined, now })
    if (problem !== null) throw new AppError('chat_closed', 'No free words now', { problem })
    const last = await findLastAnswer(tx, chat.phone)
    if (last !== undefined && last.id !== after && last.staff_id !== by.staffId)
      throw new AppError('version_conflict', 'Someone answered in the meantime', {
        changed: ['messages'],
        by: [last.name],
      })
    const message = { id, phone: chat.phone, author: 'staff', staff_id: by.staffId } as const
    await insertMessage(tx, { ...message, text: text.trim(), state: 'queued', at: now })
    await updateChat(tx, chatId, { unread: 0 })
    await insertOutboxEvents(tx, [chatMessageEvent(id)], now)
    await announceChat(tx, chat.phone)
    await insertAuditEntry(tx, { at: now, action: 'chat.answered', subject: `chats/${chatId}`, ...by })
  })
}

/** Messages that arrived after the last one seen stay unread. */
export const markRead = (ctx: Context, chatId: string, until: string): Promise<void> =>
  transact(ctx.db, async (tx) => {
    const chat = await held(tx, chatId)
    const unread = await countInboundAfter(tx, chat.phone, until)
    if (unread < chat.unread) await updateChat(tx, chatId, { unread })
  })

async function held(tx: Tx, id: string): Promise<ChatRow> {
  const chat = await lockChat(tx, id)
  if (chat === undefined) throw new AppError('not_found', 'No such chat')
  return chat
}
