/** How far the server's clock is ahead of this device's, in milliseconds. `heardAt` is the device's time of the answer. */
export const clockOffset = (serverTime: string, heardAt: number): number => Date.parse(serverTime) - heardAt

/** Milliseconds from now until an instant of the server, never below 0; what the device thinks of the time is no matter. */
export function timeLeft(until: string, offset: number, now: number = Date.now()): number {
  return Math.max(0, Date.parse(until) - (now + offset))
}

/** §9: the video is promised within 24 hours of the payment. */
export const promisedBy = (offset: number, now: number = Date.now()): Date =>
  new Date(now + offset + 24 * 3_600_000)

/** Milliseconds at which a countdown is worth saying aloud. */
export const milestones = [10 * 60_000, 5 * 60_000, 60_000, 0] as const

/** The last milestone that was passed with so much time left, if any. */
export const milestoneAt = (left: number): number | undefined => milestones.findLast((mark) => left <= mark)
