import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Locale } from '@recadinho/contracts/common'
import type { Client } from '../../lib/api.ts'

/** For whom the shop's prices and texts are. */
export interface Market {
  locale: Locale
  country?: string
}

/** What the shop offers there, as its buyers see it. */
export const catalogOptions = (api: Client, market: Market) =>
  queryOptions({
    queryKey: ['catalog', market],
    queryFn: ({ signal }) => api.call('getCatalog', { query: market, signal }),
  })

/** What a promo code does to a package's price: the server's answer, or its refusal. */
export const promoOptions = (api: Client, code: string, packageId: string, market: Market) =>
  queryOptions({
    queryKey: ['promo-code-check', code, packageId, market],
    queryFn: ({ signal }) => api.call('checkPromoCode', { body: { code, packageId, ...market }, signal }),
    retry: false,
  })

/** Where an order's buyer pays; another one once its details have changed. */
export const payLinkOptions = (api: Client, { id, version }: { id: string; version: number }) =>
  queryOptions({
    queryKey: ['orders', 'pay-link', id, version],
    queryFn: ({ signal }) => api.call('getPayLink', { params: { id }, signal }),
    placeholderData: keepPreviousData,
  })
