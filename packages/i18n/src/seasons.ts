/** The seasons of the shop's banner (§2). `birthday` is the first week of months that have no other season. */
export type Season = 'birthday' | 'christmas' | 'easter' | 'backToSchool' | 'childrensDay'

/** A calendar day in the visitor's zone; `month` is 1 to 12. */
export interface CalendarDay {
  year: number
  month: number
  day: number
}

/** The calendar day of an instant in the device's time zone. */
export const localDay = (instant: Date): CalendarDay => ({
  year: instant.getFullYear(),
  month: instant.getMonth() + 1,
  day: instant.getDate(),
})

/**
 * The season of a day in a country (ISO 3166 code), or `undefined`. Where seasons overlap, the one that ends first
 * wins, because it cannot wait. If both end on the same day, the one that began later wins; otherwise it would never be
 * shown.
 */
export function seasonOn(today: CalendarDay, country: string): Season | undefined {
  const now = dayNumber(today)
  const { year } = today
  const periods: [Season, number, number][] = [
    // December 1 to 25.
    ['christmas', dayNumber({ year, month: 12, day: 1 }), dayNumber({ year, month: 12, day: 25 })],
    ['easter', easterSunday(year) - 20, easterSunday(year)],
    ['childrensDay', childrensDay(year, country) - 13, childrensDay(year, country)],
    ['backToSchool', ...schoolStart(year, country)],
  ]
  const [next] = periods
    .filter(([, from, to]) => from <= now && now <= to)
    .sort(([, since, one], [, otherSince, other]) => one - other || otherSince - since)
  return next?.[0] ?? (today.day <= 7 ? 'birthday' : undefined)
}

/** The banner for a day and country: the shop's setting, or the season by date. */
export const bannerOn = (
  setting: Season | 'default' | 'auto',
  today: CalendarDay,
  country: string,
): Season | 'default' => (setting === 'auto' ? (seasonOn(today, country) ?? 'default') : setting)

/** Days since 1 January 1970. */
const dayNumber = ({ year, month, day }: CalendarDay): number => Date.UTC(year, month - 1, day) / 86_400_000

/** Western Easter Sunday in the Gregorian calendar, by the anonymous computus (Meeus, Astronomical Algorithms, 8). */
function easterSunday(year: number): number {
  const a = year % 19
  const century = Math.floor(year / 100)
  const rest = year % 100
  const d = (19 * a + century - Math.floor(century / 4) - correction(century) + 15) % 30
  const e = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - d - (rest % 4)) % 7
  const late = Math.floor((a + 11 * d + 22 * e) / 451)
  const n = d + e - 7 * late + 114
  return dayNumber({ year, month: Math.floor(n / 31), day: (n % 31) + 1 })
}

/** Correction of the epact, the lag between the lunar cycle and the calendar. */
const correction = (century: number) => Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)

/**
 * Children's Day by country: a date, or the nth weekday (0 is Sunday) of a month. Other countries use the United
 * Nations' day.
 */
const childrensDays: Record<
  string,
  { month: number; day: number } | { month: number; nth: number; weekday: number }
> = {
  BR: { month: 10, day: 12 },
  HK: { month: 4, day: 4 },
  HU: { month: 5, nth: 5, weekday: 0 },
  IN: { month: 11, day: 14 },
  NZ: { month: 3, nth: 1, weekday: 0 },
  SG: { month: 10, nth: 1, weekday: 5 },
  US: { month: 6, nth: 2, weekday: 0 },
  ZA: { month: 11, nth: 1, weekday: 6 },
  ...Object.fromEntries(['BG', 'CZ', 'PL', 'PT', 'RO'].map((code) => [code, { month: 6, day: 1 }])),
}

function childrensDay(year: number, country: string): number {
  const rule = childrensDays[country] ?? { month: 11, day: 20 }
  if ('day' in rule) return dayNumber({ year, ...rule })
  const first = dayNumber({ year, month: rule.month, day: 1 })
  const weekdayOfFirst = (first + 4) % 7 // 1 January 1970 was a Thursday
  const found = first + ((rule.weekday - weekdayOfFirst + 7) % 7) + (rule.nth - 1) * 7
  // A fifth weekday means the last one in months that have only four.
  return found < dayNumber({ year, month: rule.month + 1, day: 1 }) ? found : found - 7
}

const southernSummer = new Set(['AR', 'AU', 'BR', 'CL', 'MY', 'NZ', 'PY', 'SG', 'UY', 'ZA'])
const monsoon = new Set(['IN', 'PH'])

/** The weeks around the start of school: after the hemisphere's long holidays, or before the rainy season. */
function schoolStart(year: number, country: string): [from: number, to: number] {
  const between = (month: number, day: number, days: number): [number, number] => {
    const from = dayNumber({ year, month, day })
    return [from, from + days]
  }
  if (southernSummer.has(country)) return between(1, 8, 35)
  if (monsoon.has(country)) return between(5, 25, 24)
  return between(8, 10, 32)
}
