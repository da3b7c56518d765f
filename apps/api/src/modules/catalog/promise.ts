import type { CatalogSnapshot } from './snapshot.ts'

/** §9: delivery within 24 hours of the money. */
const promisedHours = 24

/**
 * Within how many hours an order that is paid now is delivered (O3.1): a day more for each day whose spots are taken. A
 * closed shop (capacity 0) takes no orders, so what it would promise does not matter.
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
