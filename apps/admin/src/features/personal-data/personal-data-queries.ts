import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../lib/api.ts'

/** The latest purge runs. */
export const purgesOptions = (api: Client) =>
  queryOptions({
    queryKey: ['purges'],
    queryFn: ({ signal }) => api.call('listPurges', { signal }),
  })
