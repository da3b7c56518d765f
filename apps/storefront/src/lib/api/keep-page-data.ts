import type { Locale } from '@recadinho/i18n/locales'
import type { QueryClient } from '@tanstack/react-query'
import type { PageData } from '../page-data.ts'
import { catalogQuery } from './catalog.ts'
import { reviewsQuery, settingsQuery, statusQuery } from './shop-queries.ts'

/**
 * Fills the cache with the page's data, in Node and in the browser alike: the first component that reads it shows it at
 * once, and asks the API again after hydration. Its age is unknown, so it counts as never fetched.
 */
export function keepPageData(
  queryClient: QueryClient,
  locale: Locale,
  { catalog, status, settings, reviews }: PageData,
): void {
  const never = { updatedAt: 0 }
  queryClient.setQueryData(catalogQuery({ locale }).queryKey, catalog, never)
  queryClient.setQueryData(statusQuery().queryKey, status, never)
  queryClient.setQueryData(settingsQuery().queryKey, settings, never)
  queryClient.setQueryData(reviewsQuery().queryKey, reviews, never)
  void queryClient.invalidateQueries({ refetchType: 'none' })
}
