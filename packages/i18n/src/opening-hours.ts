import { dateFormat } from './formats.ts'

/** Opening hours of one day by local time, `09:00`; `null` if closed. */
export type OpenDay = { opens: string; closes: string } | null

/** Whether the shop is open, and until when, or when it opens next. `day` counts from Monday, 0 to 6. */
export type OpenState =
  | { open: true; closes: string }
  | { open: false; next?: { day: number; inDays: number; opens: string } }

/**
 * The state at an instant, from the hours (Monday first) in the shop's IANA time zone. A closing time of `24:00` is the
 * end of the day. `next` is absent if the whole week is closed.
 */
export function openState(week: readonly OpenDay[], timeZone: string, now: Date): OpenState {
  const { day, time } = wallClock(now, timeZone)
  const today = week[day]
  if (today && today.opens <= time && time < today.closes) return { open: true, closes: today.closes }
  for (let inDays = 0; inDays <= 7; inDays++) {
    const hours = week[(day + inDays) % 7]
    if (hours && (inDays > 0 || time < hours.opens))
      return { open: false, next: { day: (day + inDays) % 7, inDays, opens: hours.opens } }
  }
  return { open: false }
}

/** Groups consecutive days with the same hours. `from` and `to` count from Monday. */
export function groupDays(week: readonly OpenDay[]): { from: number; to: number; hours: OpenDay }[] {
  const groups: { from: number; to: number; hours: OpenDay }[] = []
  for (const [day, hours] of week.entries()) {
    const last = groups.at(-1)
    if (last && last.hours?.opens === hours?.opens && last.hours?.closes === hours?.closes) last.to = day
    else groups.push({ from: day, to: day, hours })
  }
  return groups
}

/** A time of day in a language (BCP 47): `9:00` or `9:00 AM`. */
export function clockTime(time: string, tag: string): string {
  const [hours = 0, minutes] = time.split(':').map(Number)
  const format = dateFormat(tag, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  // Browsers and Node differ in the space and the leading zero; `PM` must stay on the line of its time.
  return format
    .format(Date.UTC(2024, 0, 1, hours, minutes))
    .replace(/^0(?=\d:)/, '')
    .replace(/\s/gu, '\u00A0')
}

/** The name of a day of the week in a language (BCP 47), 0 for Monday. */
export function weekdayName(day: number, tag: string): string {
  const monday = Date.UTC(2024, 0, 1)
  const format = dateFormat(tag, { weekday: 'long', timeZone: 'UTC' })
  // Colloquial: `segunda`, not `segunda-feira`.
  return format.format(monday + day * 86_400_000).replace(/-feira$/, '')
}

function wallClock(now: Date, timeZone: string) {
  const parts = dateFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now)
  const read = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return { day: days.indexOf(read('weekday')), time: `${read('hour')}:${read('minute')}` }
}

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
