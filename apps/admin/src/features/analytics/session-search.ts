import { parseAnalyticsSearch, toPeriod, type AnalyticsSearch } from './analytics-search.ts'

/** Of how many sessions a page can be. */
export const pageLimits = [25, 50, 100, 200] as const
export type PageLimit = (typeof pageLimits)[number]
export const usualLimit: PageLimit = 50

/** The list's filters as they stand in the address, named as the API names them. */
export interface SessionSearch extends AnalyticsSearch {
  /** Only those that paid. */
  convertedOnly?: true
  /** Those of robots instead of people's. */
  robots?: true
  page?: number
  limit?: PageLimit
}

/** Parses URL parameters and drops invalid values. */
export function parseSessionSearch(raw: Record<string, unknown>): SessionSearch {
  const { robots, convertedOnly, page, limit } = raw
  const filters = parseAnalyticsSearch(raw)
  const { source, device } = filters
  const size = pageLimits.find((each) => String(each) === String(limit))
  const number = Number(page)
  return {
    // Robots are counted by source and device only.
    ...(isTrue(robots)
      ? { ...toPeriod(filters), ...(source ? { source } : {}), ...(device ? { device } : {}), robots: true }
      : filters),
    ...(isTrue(convertedOnly) ? { convertedOnly: true } : {}),
    ...(Number.isInteger(number) && number > 1 && number <= 1_000_000 ? { page: number } : {}),
    ...(size && size !== usualLimit ? { limit: size } : {}),
  }
}

const isTrue = (raw: unknown) => raw === true || raw === 'true'

/** The filters with others instead, from the first page on. */
export const withFilters = (search: SessionSearch, change: Record<string, unknown>): SessionSearch =>
  parseSessionSearch({ ...search, page: undefined, ...change })

/** The period and the filters of all analytics replaced; a country, campaign or affiliate is one of people. */
export const withAnalyticsFilters = (
  { robots, convertedOnly, limit }: SessionSearch,
  filters: AnalyticsSearch,
): SessionSearch => parseSessionSearch({ robots, convertedOnly, limit, ...filters })

/** Whether anything but the page's size says which sessions. */
export const isNarrowed = (search: SessionSearch) =>
  Object.keys(search).some((name) => name !== 'page' && name !== 'limit')
