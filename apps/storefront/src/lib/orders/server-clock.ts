/** How far the server's clock is ahead of this device's, in milliseconds. `heardAt` is the device's time of the answer. */
export const clockOffset = (serverTime: string, heardAt: number): number => Date.parse(serverTime) - heardAt

/** Milliseconds from now until an instant of the server, never below 0, whatever the device's clock. */
export function timeLeft(until: string, offset: number, now: number = Date.now()): number {
  return Math.max(0, Date.parse(until) - (now + offset))
}

/** §9: when the video is promised for a payment that arrives now, within `hours` of it. */
export const promisedBy = (hours: number, offset: number, now: number = Date.now()): Date =>
  new Date(now + offset + hours * 3_600_000)

/** The milliseconds at which a countdown is announced. */
export const milestones = [10 * 60_000, 5 * 60_000, 60_000, 0] as const

/** The last milestone passed with this remaining time, if any. */
export const milestoneAt = (left: number): number | undefined => milestones.findLast((mark) => left <= mark)
