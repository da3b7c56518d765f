import type { Client } from '@recadinho/contracts/client'
import { queryOptions } from '@tanstack/react-query'
import { answerWith } from './answer-with.ts'

/** Whether the shop is closed for maintenance. */
export const statusQuery = (api: Client) =>
  queryOptions({
    queryKey: ['/api/status'],
    queryFn: async ({ signal }) => answerWith('maintenance', await api.call('getShopStatus', { signal })),
  })

/** The shop's contact details. §9: cached for 5 minutes. */
export const settingsQuery = (api: Client) =>
  queryOptions({
    queryKey: ['/api/settings'],
    queryFn: async ({ signal }) => answerWith('contactEmail', await api.call('getSettings', { signal })),
    staleTime: 5 * 60_000,
  })

/** The parents' reviews. */
export const reviewsQuery = (api: Client) =>
  queryOptions({
    queryKey: ['/api/reviews'],
    queryFn: async ({ signal }) => answerWith('items', await api.call('listReviews', { signal })),
  })
