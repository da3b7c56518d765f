import { devices, slices } from '@recadinho/contracts/filters'
import type { Device, SlicePart } from '@recadinho/contracts/tracking'
import { searchText } from '../../lib/search-text.ts'

/** Preset periods, in days. */
export const presets = [1, 7, 30, 90, 365] as const
export type Preset = (typeof presets)[number]
export const usualPreset: Preset = 30

/** Period and filters, as stored in the URL. */
export interface AnalyticsSearch extends Partial<Record<SlicePart, string>> {
  /** The last N days. The default is 30, unless dates are given. A text is no preset: see `periodFault` of `tracking-query.ts`. */
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

/** The period without the filters. */
export function toPeriod({ days, startDate, endDate }: AnalyticsSearch): AnalyticsSearch {
  return { ...(days ? { days } : {}), ...(startDate ? { startDate } : {}), ...(endDate ? { endDate } : {}) }
}
