import { QueryClient } from '@tanstack/react-query'

/** §9: never stale, no refetch on focus, no polling. §8: no automatic retries. */
export const createShopQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: false,
      },
      mutations: { retry: false },
    },
  })
