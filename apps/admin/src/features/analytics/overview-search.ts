import { analyticsTables, slices } from '@recadinho/contracts/filters'
import { searchText } from '../../lib/search-text.ts'
import { parseAnalyticsSearch, type AnalyticsSearch } from './analytics-search.ts'

/** The dimensions of the breakdown table. */
export type Breakdown = Exclude<(typeof analyticsTables)[number], 'days'>
export const breakdowns: readonly Breakdown[] = analyticsTables.filter((each) => each !== 'days')

/** Filters, selected chart and selected breakdown, as stored in the URL. */
export interface OverviewSearch extends AnalyticsSearch {
  /** The series in the chart: `sessions`, `revenue BRL`, … */
  chart?: string
  by?: Breakdown
}

/** Parses URL parameters and drops invalid values. */
export function parseOverviewSearch(raw: Record<string, unknown>): OverviewSearch {
  const chart = /^[a-z]+(?: [A-Z]{3})?$/.exec(searchText(raw['chart']))?.[0]
  const by = breakdowns.find((each) => each === raw['by'])
  return { ...parseAnalyticsSearch(raw), ...(chart ? { chart } : {}), ...(by ? { by } : {}) }
}

/** Applies changes; `undefined` removes a value. A country, campaign or affiliate replaces the other two. */
export function withChange(
  search: OverviewSearch,
  change: Partial<Record<keyof OverviewSearch, string | undefined>>,
): OverviewSearch {
  const replaced = slices.some((part) => change[part])
    ? Object.fromEntries(slices.map((part) => [part, undefined]))
    : {}
  return parseOverviewSearch({ ...search, ...replaced, ...change })
}

/** Period and filters without the view settings. */
export function toFilters({ chart: _chart, by: _by, ...filters }: OverviewSearch): AnalyticsSearch {
  return filters
}

export const isNarrowed = ({ source, device, ...search }: AnalyticsSearch) =>
  source !== undefined || device !== undefined || slices.some((part) => search[part] !== undefined)
