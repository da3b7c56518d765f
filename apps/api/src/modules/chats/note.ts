import type { AttemptState } from '@recadinho/contracts/deliveries'
import type { Context } from '../../context.ts'
import { transact } from '../../db/transaction.ts'
import { outranks } from '../whatsapp/webhook.ts'
import { announceChat, findOutgoing, updateMessage } from './queries.ts'

export interface TextNews {
  state: AttemptState
  at: Date
  /** WhatsApp's id of the message. */
  messageId?: string
  /** Why it failed. */
  error?: string | null
}

/** C4: records a text's delivery state; a state of no higher rank changes nothing, as with deliveries (D4). */
export const noteText = (
  ctx: Context,
  id: string,
  { state, at, messageId, error }: TextNews,
): Promise<void> =>
  transact(ctx.db, async (tx) => {
    const text = await findOutgoing(tx, id, { locked: true })
    if (text === undefined) return
    const known = messageId !== undefined && text.message_id === null ? { message_id: messageId } : {}
    if (outranks(state, text.state ?? 'queued'))
      await updateMessage(tx, id, {
        ...known,
        state,
        state_at: at,
        error: state === 'failed' ? (error ?? null) : null,
      })
    else if (messageId !== undefined && text.message_id === null) await updateMessage(tx, id, known)
    await announceChat(tx, text.phone)
  })
