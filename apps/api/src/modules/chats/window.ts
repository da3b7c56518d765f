import type { ChatProblem } from '@recadinho/contracts/chats'

/** C3: how long after the buyer's last message WhatsApp accepts free text. */
export const windowMs = 24 * 3_600_000

export interface Standing {
  /** C5: their last keyword opted out of messages. */
  silenced: boolean
  last_inbound_at: Date | null
}

/** Until when staff can write freely; `null` if the buyer never wrote. */
export const opensUntil = (chat: Pick<Standing, 'last_inbound_at'> | undefined): Date | null =>
  chat?.last_inbound_at ? new Date(chat.last_inbound_at.getTime() + windowMs) : null

/** Why staff cannot write freely now; `null` if they can. */
export function problemOf(
  chat: Standing | undefined,
  { configured, now }: { configured: boolean; now: Date },
): ChatProblem | null {
  if (!configured) return 'not_configured'
  if (chat?.silenced) return 'opted_out'
  const until = opensUntil(chat)
  return until !== null && now < until ? null : 'closed'
}
