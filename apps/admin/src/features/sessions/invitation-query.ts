import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../lib/api.ts'

/** Whom the link with this secret is for. */
export const invitationOptions = (api: Client, token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => api.call('openInvitation', { body: { token }, signal }),
  })
