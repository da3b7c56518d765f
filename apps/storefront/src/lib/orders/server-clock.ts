import type { Catalog, Package } from '@recadinho/contracts/catalog'

/**
 * How far the server's clock is ahead of this device's, in milliseconds. `heardAt` is the device's time when the
 * response arrived.
 */
export const clockOffset = (serverTime: string, heardAt: number): number => Date.parse(serverTime) - heardAt

/** Milliseconds until a server instant, never below 0, whatever the device's clock. */
export function timeLeft(until: string, offset: number, now: number = Date.now()): number {
  return Math.max(0, Date.parse(until) - (now + offset))
}

/** Hours from a payment made now to the delivery, of a package or of its order (O3.1). */
export const promisedHoursOf = (
  { deliveryHours }: Pick<Package, 'deliveryHours'>,
  { fullDays }: Pick<Catalog, 'fullDays'>,
): number => deliveryHours + 24 * fullDays

/** §9: the promised delivery time for a payment made now: within `hours` of it. */
export const promisedBy = (hours: number, offset: number, now: number = Date.now()): Date =>
  new Date(now + offset + hours * 3_600_000)

/** The remaining times, in milliseconds, at which a countdown is announced. */
export const milestones = [10 * 60_000, 5 * 60_000, 60_000, 0] as const

/** The last milestone passed at this remaining time, if any. */
export const milestoneAt = (left: number): number | undefined => milestones.findLast((mark) => left <= mark)
