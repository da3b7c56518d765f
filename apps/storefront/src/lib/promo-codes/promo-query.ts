import type { Client } from '@recadinho/contracts/client'
import { queryOptions } from '@tanstack/react-query'
import type { Market } from '../market/market.ts'

/** The server's answer for a promo code, a package and a market: the price, or a refusal with its reason. */
export const promoQuery = (api: Client, code: string, packageId: string, market: Market) =>
  queryOptions({
    queryKey: ['/api/promo-codes/check', code, packageId, market],
    queryFn: ({ signal }) => api.call('checkPromoCode', { body: { code, packageId, ...market }, signal }),
    // A code can end at any minute.
    staleTime: 60_000,
  })
