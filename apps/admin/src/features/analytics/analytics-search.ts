import { devices, slices } from '@recadinho/contracts/filters'
import type { Device, SlicePart, TrackingQuery } from '@recadinho/contracts/tracking'
import { searchText } from '../../lib/search-text.ts'

/** Preset periods, in days. */
export const presets = [1, 7, 30, 90, 365] as const
export type Preset = (typeof presets)[number]
export const usualPreset: Preset = 30

/** Period and filters, as stored in the URL. */
export interface AnalyticsSearch extends Partial<Record<SlicePart, string>> {
  /** The last N days. The default is 30, unless dates are given. */
  days?: Preset
  /** Days in the shop's time zone, both inclusive: `2026-11-23`. */
  startDate?: string
  endDate?: string
  source?: string
  device?: Device
}

/** Parses URL parameters and drops invalid values. */
export function parseAnalyticsSearch(raw: Record<string, unknown>): AnalyticsSearch {
  const [startDate, endDate] = [dayOf(raw['startDate']), dayOf(raw['endDate'])]
  const own = startDate !== undefined || endDate !== undefined
  const days = presets.find((each) => String(each) === String(raw['days']))
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

const dayOf = (raw: unknown): string | undefined =>
  typeof raw === 'string' && /^2\d{3}-\d{2}-\d{2}$/.test(raw) && !Number.isNaN(Date.parse(raw))
    ? raw
    : undefined

/** The query of the API. */
export const toTrackingQuery = (search: AnalyticsSearch): TrackingQuery => search

/** The period without the filters. */
export function toPeriod({ days, startDate, endDate }: AnalyticsSearch): AnalyticsSearch {
  return { ...(days ? { days } : {}), ...(startDate ? { startDate } : {}), ...(endDate ? { endDate } : {}) }
}
