import { dateFormat } from '@recadinho/i18n/formats'

/** The instant at which the day of `now` began in a time zone (an IANA name). */
export function startOfDay(now: Date, timeZone: string): Date {
  const midnight = Math.floor(now.getTime() / 1000) * 1000 - wallClockMs(now, timeZone)
  // A clock change since midnight shifts the wall clock against elapsed time.
  const off = signedOffset(wallClockMs(new Date(midnight), timeZone))
  return new Date(midnight - off)
}

/** The instant at which the next day begins there. */
export function startOfNextDay(now: Date, timeZone: string): Date {
  return startOfDay(new Date(startOfDay(now, timeZone).getTime() + 26 * 3_600_000), timeZone)
}

/** Milliseconds since midnight on the wall clock. */
function wallClockMs(instant: Date, timeZone: string): number {
  const format = dateFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  })
  const parts = format.formatToParts(instant)
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  return ((read('hour') * 60 + read('minute')) * 60 + read('second')) * 1000
}

/** 23:00 is one hour before midnight. */
const signedOffset = (ms: number) => (ms > 12 * 3_600_000 ? ms - 24 * 3_600_000 : ms)
