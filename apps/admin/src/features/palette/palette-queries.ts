import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Client } from '../../lib/api.ts'

const most = 6

/** Orders by number, name or phone, searched by the server. */
export const foundOrdersOptions = (api: Client, search: string) =>
  queryOptions({
    queryKey: ['orders', 'found', search],
    queryFn: ({ signal }) => api.call('listAdminOrders', { query: { search, limit: most }, signal }),
    placeholderData: keepPreviousData,
  })

export const paletteCharactersOptions = (api: Client) =>
  queryOptions({
    queryKey: ['characters'],
    queryFn: ({ signal }) => api.call('listCharacters', { signal }),
  })
