import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Locale } from '@recadinho/contracts/common'
import type { Client } from '../../lib/api.ts'

/** The language and country that determine prices and texts. */
export interface Market {
  locale: Locale
  country?: string
}

/** The catalog of a market, as buyers see it. */
export const catalogOptions = (api: Client, market: Market) =>
  queryOptions({
    queryKey: ['catalog', market],
    queryFn: ({ signal }) => api.call('getCatalog', { query: market, signal }),
  })

/** A promo code's effect on a package's price, or the server's refusal. */
export const promoOptions = (api: Client, code: string, packageId: string, market: Market) =>
  queryOptions({
    queryKey: ['promo-code-check', code, packageId, market],
    queryFn: ({ signal }) => api.call('checkPromoCode', { body: { code, packageId, ...market }, signal }),
    retry: false,
  })

/** Where an order's buyer pays; the key includes the version, because the link changes with the details. */
export const payLinkOptions = (api: Client, { id, version }: { id: string; version: number }) =>
  queryOptions({
    queryKey: ['orders', 'pay-link', id, version],
    queryFn: ({ signal }) => api.call('getPayLink', { params: { id }, signal }),
    placeholderData: keepPreviousData,
  })
