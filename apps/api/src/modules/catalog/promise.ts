import type { CatalogSnapshot } from './snapshot.ts'

type Day = Pick<CatalogSnapshot, 'paidToday'> & {
  settings: Pick<CatalogSnapshot['settings'], 'daily_capacity'>
}

/** Days whose spots are taken. With a capacity of 0 the shop is closed, so that the result does not matter. */
export const fullDaysOf = ({ settings: { daily_capacity: capacity }, paidToday }: Day): number =>
  capacity === 0 ? 0 : Math.floor(paidToday / capacity)

/** Delivery time in hours of an order that is paid now (O3.1): the package's, and one more day for each full day. */
export const promisedHoursOf = (day: Day, { delivery_hours }: { delivery_hours: number }): number =>
  delivery_hours + 24 * fullDaysOf(day)
