import { Uuid } from '@recadinho/contracts/common'
import { Type } from 'typebox'
import type { Context } from '../../context.ts'
import { defineKind, OutcomeUnknown, type OutboxKind } from '../outbox/kind.ts'
import type { NewOutboxEvent } from '../outbox/write.ts'
import { noteText, type TextNews } from './note.ts'
import { findOutgoing } from './queries.ts'
import { problemOf } from './window.ts'

const Payload = Type.Object({ messageId: Uuid }, { additionalProperties: false })

/** Sends a free text; the text itself stays in its row. */
export const chatMessageEvent = (messageId: string): NewOutboxEvent => ({
  kind: 'chat_message',
  dedupeKey: messageId,
  payload: { messageId },
})

/**
 * C4: sends a free text by WhatsApp. If it is unknown whether it was sent, it waits for a status and is not sent again.
 */
export const chatMessage: OutboxKind<Context> = defineKind<typeof Payload, Context>({
  name: 'chat_message',
  label: { en: 'WhatsApp message', pt: 'Mensagem pelo WhatsApp' },
  payload: Payload,
  concurrency: 4,
  // An hour and a half: later, an answer in a conversation is worth little.
  retry: { attempts: 9, firstDelayMs: 5_000, longestDelayMs: 30 * 60_000 },
  blockedBy: ({ whatsapp }) => (whatsapp ? undefined : 'no_whatsapp'),
  async handle(ctx, { payload: { messageId } }, lease) {
    const message = await findOutgoing(ctx.db, messageId)
    if (message?.state !== 'queued' || message.text === null || ctx.whatsapp === undefined) return 'obsolete'
    const now = ctx.clock.now()
    const problem = problemOf(message, { configured: true, now })
    // The confirmation of STOP is the only message sent after it.
    if (problem !== null && !(problem === 'opted_out' && message.about === 'opted_out')) {
      await noteText(ctx, messageId, { state: 'failed', at: now, error: problem })
      return 'done'
    }
    await lease.startEffect()
    const { phone, text } = message
    const result = await ctx.whatsapp.sendText({ to: phone, id: messageId, text }, lease.signal)
    const at = ctx.clock.now()
    switch (result.kind) {
      case 'accepted':
        await noteSent(ctx, messageId, { state: 'sent', at, messageId: result.messageId })
        break
      case 'unknown':
        await noteSent(ctx, messageId, { state: 'unknown', at })
        break
      case 'refused':
        await noteText(ctx, messageId, { state: 'failed', at, error: result.code })
        break
      case 'later':
        throw Object.assign(new Error('WhatsApp takes it later'), { code: result.code })
    }
    return 'done'
  },
})

/** The message was sent. If recording that fails, it must not be sent again. */
async function noteSent(ctx: Context, id: string, news: TextNews): Promise<void> {
  try {
    await noteText(ctx, id, news)
  } catch (error) {
    ctx.logger.error({ err: error, message: id }, 'a message that was sent could not be noted')
    throw new OutcomeUnknown('not_noted')
  }
}
