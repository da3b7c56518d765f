import { useInfiniteQuery, type QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshEvery } from './refresh-every.ts'

interface PageSource<Page> {
  /** Cursor of the second page; `null` if there is none. */
  after: string | null
  queryKey: QueryKey
  read: (cursor: string, signal: AbortSignal) => Promise<Page>
  nextOf: (page: Page) => string | null
}

/** The pages of a list after the first, and how to load the next. */
export interface MorePages<Page> {
  pages: readonly Page[]
  hasNext: boolean
  loading: boolean
  error: Error | null
  loadNext: () => void
}

/** Fetches nothing until the second page is requested. */
export function useMorePages<Page>({ after, queryKey, read, nextOf }: PageSource<Page>): MorePages<Page> {
  const [wanted, setWanted] = useState(false)
  const query = useInfiniteQuery({
    queryKey: [...queryKey, after],
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: after ?? '',
    getNextPageParam: nextOf,
    enabled: wanted && after !== null,
    refetchInterval: refreshEvery,
  })
  return {
    pages: query.data?.pages ?? [],
    hasNext: query.data ? query.hasNextPage : after !== null,
    loading: (query.isFetching && !query.data) || query.isFetchingNextPage,
    error: query.error,
    loadNext() {
      setWanted(true)
      if (query.data) void query.fetchNextPage()
      else if (query.isError) void query.refetch()
    },
  }
}
