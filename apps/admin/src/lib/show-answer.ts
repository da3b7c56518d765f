import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query'

/** Shows what a change answered. An answer that is still on its way is of the time before: it is dropped. */
export async function showAnswer<T>(
  queryClient: QueryClient,
  queryKey: DataTag<QueryKey, T, Error>,
  answer: NoInfer<T>,
): Promise<void> {
  await queryClient.cancelQueries({ queryKey, exact: true })
  queryClient.setQueryData<T>(queryKey, answer)
}
