import { useQuery, useQueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { useHydrated } from '../use-hydrated.ts'

/** The cache key of the data in the page's HTML, which newer responses do not overwrite. */
export const pageKey = (queryKey: QueryKey): QueryKey => ['page', ...queryKey]

/**
 * The API's response, or the page's own data until it arrives. While a component hydrates it gets the page's data,
 * which its HTML shows, even if the response has already arrived.
 */
export function useAnswer<T, K extends QueryKey>(options: UseQueryOptions<T, Error, T, K>): T | undefined {
  const { data } = useQuery(options)
  const page = useQueryClient().getQueryData<T>(pageKey(options.queryKey))
  return useHydrated() ? (data ?? page) : page
}
