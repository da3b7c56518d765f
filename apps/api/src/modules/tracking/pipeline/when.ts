const hourMs = 3_600_000
const oldestMs = 48 * hourMs
const earliestMs = 5 * 60_000
const clockOffMs = 7 * 24 * hourMs

/** The stored time of events whose browser's clock is off by more than a week. */
export const unclocked = new Date(0)

/**
 * Longer than any browser keeps an event. Only if a clock is off by a week give or take this much can two tries be
 * stored in different places.
 */
const edgeMs = 3 * 24 * hourMs

export interface When {
  madeAt: Date
  elsewhere: Date | null
  at: Date
  /** Its time was invalid or outside the last 48 hours, and was corrected. */
  clamped: boolean
}

/**
 * T3: when the event happened by the shop's clock: its arrival minus the time between event and sending by the
 * browser's clock. `madeAt` is the time in its id, the same in every try; `elsewhere` is the other place where an
 * earlier try may be stored, if the browser's clock is off by about a week.
 */
export function whenOf(
  { eventId, timestamp, sentAt }: { eventId: string; timestamp: string; sentAt: string },
  received: Date,
): When {
  const now = received.getTime()
  const reported = now - (Date.parse(sentAt) - Date.parse(timestamp))
  // A leap second is valid in ISO 8601, but not as a JavaScript date.
  const at = Number.isNaN(reported) ? now : Math.min(Math.max(reported, now - oldestMs), now + earliestMs)
  const idTime = Number.parseInt(eventId.slice(0, 8) + eventId.slice(9, 13), 16)
  const off = Math.abs(idTime - now)
  const clocked = off <= clockOffMs
  const atEdge = Math.abs(off - clockOffMs) < edgeMs
  return {
    madeAt: clocked ? new Date(idTime) : unclocked,
    elsewhere: atEdge ? (clocked ? unclocked : new Date(idTime)) : null,
    at: new Date(at),
    clamped: at !== reported,
  }
}
