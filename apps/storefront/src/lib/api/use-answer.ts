import { useQuery, useQueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { useHydrated } from '../use-hydrated.ts'

/** Where the answers of the page's HTML stay when newer ones arrive. */
export const pageKey = (queryKey: QueryKey): QueryKey => ['page', ...queryKey]

/**
 * The API's answer, or the page's own until it has come. While a part of the page hydrates it is what its HTML shows, also
 * when that part is late and the answer is there already.
 */
export function useAnswer<T, K extends QueryKey>(options: UseQueryOptions<T, Error, T, K>): T | undefined {
  const { data } = useQuery(options)
  const page = useQueryClient().getQueryData<T>(pageKey(options.queryKey))
  return useHydrated() ? (data ?? page) : page
}
