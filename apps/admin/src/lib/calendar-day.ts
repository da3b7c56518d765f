/** Whether a text is a day of the calendar, `2026-11-23`: `Date.parse` takes February 30 for March 2. */
export const isDay = (text: string): boolean =>
  /^2\d{3}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text)
