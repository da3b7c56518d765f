import { parseAnalyticsSearch, toPeriod, type AnalyticsSearch } from './analytics-search.ts'

/** The page sizes. */
export const pageLimits = [25, 50, 100, 200] as const
export type PageLimit = (typeof pageLimits)[number]
export const usualLimit: PageLimit = 50

/** The list's filters, as stored in the URL and named in the API. */
export interface SessionSearch extends AnalyticsSearch {
  /** Only sessions that paid. */
  convertedOnly?: true
  /** Robots' sessions instead of people's. */
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

/** Changes filters and returns to the first page. */
export const withFilters = (search: SessionSearch, change: Record<string, unknown>): SessionSearch =>
  parseSessionSearch({ ...search, page: undefined, ...change })

/**
 * Replaces the period and the filters of all analytics; country, campaign and affiliate filters are for people only.
 */
export const withAnalyticsFilters = (
  { robots, convertedOnly, limit }: SessionSearch,
  filters: AnalyticsSearch,
): SessionSearch => parseSessionSearch({ robots, convertedOnly, limit, ...filters })

/** Whether any filter is set, not counting the page size. */
export const isNarrowed = (search: SessionSearch) =>
  Object.keys(search).some((name) => name !== 'page' && name !== 'limit')
