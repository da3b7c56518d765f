import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { clockTime, groupDays, weekdayName, type OpenDay } from '@recadinho/i18n/opening-hours'

/** The week's opening hours in words; neighbouring days with the same hours are grouped. */
export function weekInWords(week: readonly OpenDay[], i18n: I18n, tag: string) {
  return groupDays(week).map(({ from, to, hours }) => ({
    days: daysInWords(from, to, i18n, tag),
    hours: hours ? hoursInWords(hours, i18n, tag) : t(i18n)`closed`,
  }))
}

function daysInWords(from: number, to: number, i18n: I18n, tag: string) {
  const first = weekdayName(from, tag)
  const last = weekdayName(to, tag)
  return from === to ? first : t(i18n)`${first} to ${last}`
}

function hoursInWords(hours: NonNullable<OpenDay>, i18n: I18n, tag: string) {
  const opens = clockTime(hours.opens, tag)
  const closes = clockTime(hours.closes, tag)
  return t(i18n)`${opens} to ${closes}`
}
