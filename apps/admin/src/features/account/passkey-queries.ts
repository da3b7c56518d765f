import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../lib/api.ts'

/** The user's own passkeys. */
export const passkeyOptions = (api: Client) =>
  queryOptions({ queryKey: ['passkeys'], queryFn: ({ signal }) => api.call('listPasskeys', { signal }) })
