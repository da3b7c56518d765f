import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../lib/api.ts'

/** The invitation that belongs to the link's secret. */
export const invitationOptions = (api: Client, token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => api.call('openInvitation', { body: { token }, signal }),
  })
