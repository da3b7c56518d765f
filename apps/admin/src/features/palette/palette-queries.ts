import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Client } from '../../lib/api.ts'

const most = 6

/** Orders by number, name or phone, as the server finds them. */
export const foundOrdersOptions = (api: Client, search: string) =>
  queryOptions({
    queryKey: ['orders', 'found', search],
    queryFn: ({ signal }) => api.call('listAdminOrders', { query: { search, limit: most }, signal }),
    placeholderData: keepPreviousData,
  })

/** The order that is due next among those that nobody works on. */
export const nextDueOptions = (api: Client) =>
  queryOptions({
    queryKey: ['orders', 'next-due'],
    queryFn: ({ signal }) =>
      api.call('listAdminOrders', {
        query: { status: 'in_production', claim: 'none', hold: false, limit: 1 },
        signal,
      }),
  })

export const paletteCharactersOptions = (api: Client) =>
  queryOptions({
    queryKey: ['characters'],
    queryFn: ({ signal }) => api.call('listCharacters', { signal }),
  })
