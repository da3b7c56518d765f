import type { TrackingQuery } from '@recadinho/contracts/tracking'
import { searchText } from '../../lib/search-text.ts'

/** Periods that are selected by name, in days. */
export const presets = [1, 7, 30, 90, 365] as const
export type Preset = (typeof presets)[number]
export const usualPreset: Preset = 30

/** The period and the filters as they stand in the address. */
export interface AnalyticsSearch {
  /** The last so many days; without it and without days of one's own, thirty. */
  days?: Preset
  /** Days of the shop's calendar, both of them included: `2026-11-23`. */
  startDate?: string
  endDate?: string
  source?: string
}

/** Reads them from an address, dropping what is none. */
export function parseAnalyticsSearch(raw: Record<string, unknown>): AnalyticsSearch {
  const [startDate, endDate] = [dayOf(raw['startDate']), dayOf(raw['endDate'])]
  const own = startDate !== undefined || endDate !== undefined
  const days = presets.find((each) => String(each) === String(raw['days']))
  const source = searchText(raw['source'])
  return {
    ...(startDate ? { startDate } : {}),
    ...(endDate ? { endDate } : {}),
    ...(days && days !== usualPreset && !own ? { days } : {}),
    ...(source ? { source } : {}),
  }
}

const dayOf = (raw: unknown): string | undefined =>
  typeof raw === 'string' && /^2\d{3}-\d{2}-\d{2}$/.test(raw) && !Number.isNaN(Date.parse(raw))
    ? raw
    : undefined

/** What the API is asked for. */
export const toTrackingQuery = (search: AnalyticsSearch): TrackingQuery => search
