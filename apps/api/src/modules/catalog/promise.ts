import type { CatalogSnapshot } from './snapshot.ts'

/** §9: delivery within 24 hours of payment. */
const promisedHours = 24

/**
 * Delivery time in hours of an order that is paid now (O3.1): one more day for each day whose spots are taken. With a
 * capacity of 0 the shop is closed, so that the result does not matter.
 */
export function promisedHoursOf({
  settings: { daily_capacity: capacity },
  paidToday,
}: {
  settings: Pick<CatalogSnapshot['settings'], 'daily_capacity'>
  paidToday: number
}): number {
  return capacity === 0 ? promisedHours : promisedHours * (1 + Math.floor(paidToday / capacity))
}
