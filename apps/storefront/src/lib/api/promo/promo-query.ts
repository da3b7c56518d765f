import { queryOptions } from '@tanstack/react-query'
import type { Place } from '../../place.ts'
import { api } from '../client.ts'

/** What the server makes of a promo code for a package in a place: the price, or a refusal with its reason. */
export const promoQuery = (code: string, packageId: string, place: Place) =>
  queryOptions({
    queryKey: ['/api/promo-codes/check', code, packageId, place],
    queryFn: ({ signal }) => api.call('checkPromoCode', { body: { code, packageId, ...place }, signal }),
    // A code can end at any minute.
    staleTime: 60_000,
  })
