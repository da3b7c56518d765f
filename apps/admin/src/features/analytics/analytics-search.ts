import { devices, periodDaysAtMost, slices } from '@recadinho/contracts/filters'
import type { Device, SlicePart, TrackingQuery } from '@recadinho/contracts/tracking'
import { isDay } from '../../lib/calendar-day.ts'
import { searchText } from '../../lib/search-text.ts'

/** Preset periods, in days. */
export const presets = [1, 7, 30, 90, 365] as const
export type Preset = (typeof presets)[number]
export const usualPreset: Preset = 30

/** Period and filters, as stored in the URL. */
export interface AnalyticsSearch extends Partial<Record<SlicePart, string>> {
  /** The last N days. The default is 30, unless dates are given. A text is no preset: see `periodFault`. */
  days?: Preset | string
  /** Days in the shop's time zone, both inclusive: `2026-11-23`; any other text is a fault. */
  startDate?: string
  endDate?: string
  source?: string
  device?: Device
}

/** Parses URL parameters and drops invalid filters; a wrong period stays, so that the page can say so. */
export function parseAnalyticsSearch(raw: Record<string, unknown>): AnalyticsSearch {
  // The audit log names them `from` and `until`.
  const startDate = searchText(raw['startDate'] ?? raw['from'])
  const endDate = searchText(raw['endDate'] ?? raw['until'])
  const own = startDate !== '' || endDate !== ''
  const wanted = searchText(raw['days'])
  const days = presets.find((each) => String(each) === wanted) ?? wanted
  const source = searchText(raw['source'])
  const device = devices.find((each) => each === raw['device'])
  const slice = sliceOf(raw)
  return {
    ...(startDate ? { startDate } : {}),
    ...(endDate ? { endDate } : {}),
    ...(days && days !== usualPreset && !own ? { days } : {}),
    ...(source ? { source } : {}),
    ...(device ? { device } : {}),
    ...slice,
  }
}

/** At most one of country, campaign and affiliate: the API refuses combinations. */
function sliceOf(raw: Record<string, unknown>): Partial<Record<SlicePart, string>> {
  for (const part of slices) {
    const key = searchText(raw[part])
    if (key !== '' && (part !== 'country' || /^[A-Z]{2}$/.test(key))) return { [part]: key }
  }
  return {}
}

/** What is wrong with a period: the usual one is shown instead. */
export type PeriodFault = 'unknown_days' | 'no_start' | 'no_end' | 'reversed' | 'future' | 'too_long'

export function periodFault({ days, startDate, endDate }: AnalyticsSearch): PeriodFault | undefined {
  if (typeof days === 'string') return 'unknown_days'
  if (startDate !== undefined && !isDay(startDate)) return 'no_start'
  if (endDate !== undefined && !isDay(endDate)) return 'no_end'
  if (startDate === undefined) return undefined
  const last = endDate ?? new Date().toISOString().slice(0, 10)
  const length = (Date.parse(last) - Date.parse(startDate)) / dayMs + 1
  // The shop may be a day ahead of UTC.
  if (length < 1 && endDate === undefined) return length < 0 ? 'future' : undefined
  return length < 1 ? 'reversed' : length > periodDaysAtMost ? 'too_long' : undefined
}

const dayMs = 24 * 3_600_000

type Dated = Pick<AnalyticsSearch, 'days' | 'startDate' | 'endDate'>

/** The query of the API: without a period that it would refuse. */
export function toTrackingQuery<Search extends AnalyticsSearch>({
  days,
  startDate,
  endDate,
  ...filters
}: Search): Omit<Search, keyof Dated> & Pick<TrackingQuery, keyof Dated> {
  if (periodFault({ days, startDate, endDate } as Dated)) return filters
  return {
    ...filters,
    ...(typeof days === 'number' ? { days } : {}),
    ...(startDate ? { startDate } : {}),
    ...(endDate ? { endDate } : {}),
  }
}

/** The period without the filters. */
export function toPeriod({ days, startDate, endDate }: AnalyticsSearch): AnalyticsSearch {
  return { ...(days ? { days } : {}), ...(startDate ? { startDate } : {}), ...(endDate ? { endDate } : {}) }
}
