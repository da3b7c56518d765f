import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isForbidden, isUnauthenticated } from './api.ts'

/** Fresh for a moment, asked again when the tab is seen; nothing is retried (§8). */
export function createQueryClient(onSignedOut: () => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError(error, query) {
        // Who is signed in is asked by the guard of the pages, which sends people to the door itself.
        if (isUnauthenticated(error) && query.queryKey[0] !== 'session') onSignedOut()
        // The role was taken away while the page was open: what it showed goes too, and the page says who may see it.
        if (isForbidden(error)) query.setState({ data: undefined })
      },
    }),
    mutationCache: new MutationCache({
      onError(error) {
        if (isUnauthenticated(error)) onSignedOut()
      },
    }),
    defaultOptions: {
      queries: { retry: false, staleTime: 5000, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
