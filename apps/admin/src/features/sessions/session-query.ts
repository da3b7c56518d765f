import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../lib/api.ts'

/** The signed-in user. */
export const sessionOptions = (api: Client) =>
  queryOptions({
    queryKey: ['session'],
    queryFn: ({ signal }) => api.call('getCurrentSession', { signal }),
    staleTime: 60_000,
  })
