import { periodDaysAtMost } from '@recadinho/contracts/filters'
import type { SessionListQuery, TrackingQuery } from '@recadinho/contracts/tracking'
import { isDay } from '../../lib/calendar-day.ts'
import type { AnalyticsSearch } from './analytics-search.ts'
import type { SessionSearch } from './session-search.ts'

/** What is wrong with a period; the default one is then shown. */
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

/** The API query, without an invalid period. */
export function toTrackingQuery<Search extends AnalyticsSearch>(
  search: Search,
): Omit<Search, keyof Dated> & Pick<TrackingQuery, keyof Dated> {
  const { days, startDate, endDate, ...filters } = search
  if (periodFault(search)) return filters
  return {
    ...filters,
    ...(typeof days === 'number' ? { days } : {}),
    ...(startDate ? { startDate } : {}),
    ...(endDate ? { endDate } : {}),
  }
}

/** The API query of the session list. */
export const toSessionQuery = (search: SessionSearch): SessionListQuery => toTrackingQuery(search)
