import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isForbidden, isUnauthenticated } from './api.ts'

/** Data is briefly considered fresh and refetched when the tab becomes visible; nothing is retried (§8). */
export function createQueryClient(onSignedOut: () => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError(error, query) {
        // The route guard handles the session query itself and redirects to the sign-in page.
        if (isUnauthenticated(error) && query.queryKey[0] !== 'session') onSignedOut()
        // The role was revoked while the page was open: drop the data, so that the page shows who may see it.
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
