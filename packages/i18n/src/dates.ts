import { dateFormat } from './formats.ts'

/** Date and time in the viewer's format: day, month, year, hour and minute (§9), by default in the viewer's zone. */
export function formatDateTime(instant: string | Date, languageTag: string, timeZone?: string): string {
  const format = dateFormat(languageTag, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  })
  return unbroken(format.format(new Date(instant)))
}

/** A deadline in the near future: `tomorrow (Saturday) at 2:10 PM`, `Monday, November 23 at 2:10 PM`. */
export function formatDeadline(
  instant: string | Date,
  now: string | Date,
  languageTag: string,
  timeZone?: string,
): string {
  const when = new Date(instant)
  const days = dayNumber(when, timeZone) - dayNumber(new Date(now), timeZone)
  const parts = dateFormat(languageTag, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).formatToParts(when)
  if (Math.abs(days) > 1) return written(parts)
  const relative = new Intl.RelativeTimeFormat(languageTag, { numeric: 'auto' }).format(days, 'day')
  const weekday = written(parts.filter(({ type }) => type === 'weekday'))
  // Includes the preceding words: ` at 2:10 PM`, ` às 14:10`.
  const time = written(parts.slice(parts.findIndex(({ type }) => type === 'hour') - 1))
  return `${relative} (${weekday})${time}`
}

/**
 * A promised time as full date and time, `Saturday, November 21, 2026 at 2:05 PM`, and the everyday name of its zone
 * (default: the viewer's).
 */
export function formatPromise(
  instant: string | Date,
  languageTag: string,
  timeZone?: string,
): { when: string; zone: string } {
  const when = dateFormat(languageTag, { dateStyle: 'full', timeStyle: 'short', timeZone })
  return { when: unbroken(when.format(new Date(instant))), zone: zoneName(languageTag, timeZone) }
}

/** The everyday name of a zone, as written within a sentence: `Brasilia Time`, `horário de Brasília`. */
export function zoneName(languageTag: string, timeZone?: string): string {
  const named = dateFormat(languageTag, { timeZoneName: 'longGeneric', timeZone })
  const name = named.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC'
  // For zones without daylight saving time, even the generic name contains "Standard".
  return name.replace(/ (?:Standard|Padrão)(?= )/, '').replace(/^Horário/, 'horário')
}

/** Milliseconds as a countdown, `29:07`; hours are shown only when there are any. Never below `0:00`. */
export function formatCountdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const two = (part: number) => String(part).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

const written = (parts: Intl.DateTimeFormatPart[]) => unbroken(parts.map(({ value }) => value).join(''))

/** Keeps `10:37` and `PM` on one line; browsers differ in the space between them. */
const unbroken = (text: string) => text.replace(/\s(?=[AP]M\b)/giu, '\u00A0')

/** The calendar day of an instant in a zone, as days since 1970. */
function dayNumber(instant: Date, timeZone: string | undefined) {
  const parts = dateFormat('en-CA', { timeZone }).format(instant) // year-month-day
  return Date.parse(`${parts}T00:00:00Z`) / 86_400_000
}
