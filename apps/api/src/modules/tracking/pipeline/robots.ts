import { isbot } from 'isbot'

export const botReasons = ['no_user_agent', 'user_agent', 'no_screen'] as const
export type BotReason = (typeof botReasons)[number]

/**
 * A phone by the manufacturer BOT: `(Linux; Android 7.0; M bot 60 Build/NRD90M)`. Robots write their names as one word.
 */
const phoneNamedBot = /(?<=\(Linux; [^()]*; )[A-Z] bot\b[^;()]*/i

/**
 * T6: why this counts as a robot; `null` for a person. Robots' events are stored and flagged, so that staff see what is
 * left out.
 */
export function botReason(
  userAgent: string,
  { screenWidth, screenHeight }: { screenWidth: number; screenHeight: number },
): BotReason | null {
  if (userAgent.trim() === '') return 'no_user_agent'
  if (isbot(userAgent.replace(phoneNamedBot, ''))) return 'user_agent'
  return screenWidth === 0 || screenHeight === 0 ? 'no_screen' : null
}
