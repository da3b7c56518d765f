import type { QueryKey } from '@tanstack/react-query'
import type { ShopContext } from '../context.ts'
import type { PageData } from '../pages/page-data.ts'
import { catalogQuery } from '../catalog/catalog-query.ts'
import { pageKey } from './use-answer.ts'
import { reviewsQuery, settingsQuery, statusQuery } from './shop-queries.ts'

/**
 * Fills the cache with the page's data, in Node and in the browser alike. The first component that reads it shows it at
 * once, and refetches after hydration: its age is unknown, so it counts as never fetched.
 */
export function keepPageData(
  { api, queryClient, locale }: Pick<ShopContext, 'api' | 'queryClient' | 'locale'>,
  { catalog, status, settings, reviews }: PageData,
): void {
  const keep = (queryKey: QueryKey, answer: unknown) => {
    queryClient.setQueryData(queryKey, answer, { updatedAt: 0 })
    // Must outlive the hydration of the page's last parts.
    queryClient.setQueryDefaults(pageKey(queryKey), { gcTime: Number.POSITIVE_INFINITY })
    queryClient.setQueryData(pageKey(queryKey), answer)
  }
  keep(catalogQuery(api, { locale }).queryKey, catalog)
  keep(statusQuery(api).queryKey, status)
  keep(settingsQuery(api).queryKey, settings)
  keep(reviewsQuery(api).queryKey, reviews)
  void queryClient.invalidateQueries({ refetchType: 'none' })
}
