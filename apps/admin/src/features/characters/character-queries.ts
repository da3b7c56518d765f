import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../lib/api.ts'

/** Every character, in the shop's order. */
export const charactersOptions = (api: Client) =>
  queryOptions({
    queryKey: ['characters'],
    queryFn: ({ signal }) => api.call('listCharacters', { signal }),
  })
