import type { Client } from '@recadinho/contracts/client'
import { queryOptions } from '@tanstack/react-query'
import type { Market } from '../market/market.ts'

/** The price with a promo code for a package and a market; fails with the reason for a refusal. */
export const promoQuery = (api: Client, code: string, packageId: string, market: Market) =>
  queryOptions({
    queryKey: ['/api/promo-codes/check', code, packageId, market],
    queryFn: ({ signal }) => api.call('checkPromoCode', { body: { code, packageId, ...market }, signal }),
    // A code can expire at any minute.
    staleTime: 60_000,
  })
