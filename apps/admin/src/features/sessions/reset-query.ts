import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../lib/api.ts'

/** The account whose password the link's secret can reset. */
export const resetOptions = (api: Client, token: string) =>
  queryOptions({
    queryKey: ['password-reset', token],
    queryFn: ({ signal }) => api.call('openPasswordReset', { body: { token }, signal }),
  })
