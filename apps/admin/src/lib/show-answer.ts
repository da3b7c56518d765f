import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query'

/** Puts a change's response into the cache. Cancels a pending read, which may be older. */
export async function showAnswer<T>(
  queryClient: QueryClient,
  queryKey: DataTag<QueryKey, T, Error>,
  answer: NoInfer<T>,
): Promise<void> {
  await queryClient.cancelQueries({ queryKey, exact: true })
  queryClient.setQueryData<T>(queryKey, answer)
}
