import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../lib/api.ts'

/** Templates of the messages to buyers. */
export const templatesOptions = (api: Client) =>
  queryOptions({
    queryKey: ['settings', 'message-templates'],
    queryFn: ({ signal }) => api.call('listMessageTemplates', { signal }),
  })
