import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../lib/api.ts'

/** Whose password the link with this secret sets. */
export const resetOptions = (api: Client, token: string) =>
  queryOptions({
    queryKey: ['password-reset', token],
    queryFn: ({ signal }) => api.call('openPasswordReset', { body: { token }, signal }),
  })
