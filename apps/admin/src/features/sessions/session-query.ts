import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../lib/api.ts'

/** Who is signed in. */
export const sessionOptions = (api: Client) =>
  queryOptions({
    queryKey: ['session'],
    queryFn: ({ signal }) => api.call('getCurrentSession', { signal }),
    staleTime: 60_000,
  })
