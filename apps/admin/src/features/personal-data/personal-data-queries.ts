import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../lib/api.ts'

/** What was last removed because it was old enough. */
export const purgesOptions = (api: Client) =>
  queryOptions({
    queryKey: ['purges'],
    queryFn: ({ signal }) => api.call('listPurges', { signal }),
  })
