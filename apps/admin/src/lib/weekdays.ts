/** Weekday names, Monday first, like opening hours. */
export function weekdaysOf(tag: string): string[] {
  const format = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' })
  // January 1, 2024 was a Monday.
  return Array.from({ length: 7 }, (_, day) => format.format(Date.UTC(2024, 0, 1 + day)))
}
