const hourMs = 3_600_000
const oldestMs = 48 * hourMs
const earliestMs = 5 * 60_000
const clockOffMs = 7 * 24 * hourMs

/** Where events are kept whose browser's clock is off by more than a week. */
export const unclocked = new Date(0)

/** Longer than any browser keeps an event, so that only a clock this near to a week off can lead two tries apart. */
const edgeMs = 3 * 24 * hourMs

export interface When {
  madeAt: Date
  elsewhere: Date | null
  at: Date
  /** Its time was outside of the last 48 hours, or no date at all, and was corrected. */
  clamped: boolean
}

/**
 * T3: when it happened by the shop's clock: as long before its arrival as the browser's clock says between the event and its
 * sending. `madeAt` is the time in its id, so that a repetition is known by it; `elsewhere` is the
 * other place where one may be that came earlier, on the other side of a week.
 */
export function whenOf(
  { eventId, timestamp, sentAt }: { eventId: string; timestamp: string; sentAt: string },
  received: Date,
): When {
  const now = received.getTime()
  const reported = now - (Date.parse(sentAt) - Date.parse(timestamp))
  // A leap second is a valid time, but no JavaScript date.
  const at = Number.isNaN(reported) ? now : Math.min(Math.max(reported, now - oldestMs), now + earliestMs)
  const made = Number.parseInt(eventId.slice(0, 8) + eventId.slice(9, 13), 16)
  const off = Math.abs(made - now)
  const clocked = off <= clockOffMs
  const atEdge = Math.abs(off - clockOffMs) < edgeMs
  return {
    madeAt: clocked ? new Date(made) : unclocked,
    elsewhere: atEdge ? (clocked ? unclocked : new Date(made)) : null,
    at: new Date(at),
    clamped: at !== reported,
  }
}
