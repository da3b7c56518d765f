import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Catalog } from '@recadinho/contracts/catalog'
import type { Money } from '@recadinho/contracts/common'
import { CheckPromoCodeBody } from '@recadinho/contracts/promo-codes'
import { fits } from '@recadinho/contracts/fits'
import type { Client } from '../../lib/api.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import type { Market } from './phone-order-queries.ts'
import { marketOf, packageOf, type PhoneOrderValues } from './phone-order-values.ts'

export interface ShownPrice {
  price: Money | undefined
  /** The code's discount; absent without a valid code. */
  discount: { code: string; percentage: number; amount: Money } | undefined
  total: Money | undefined
  /** The code is still being checked. */
  checking: boolean
  /** Why the code is not valid. */
  refusal: Error | null
}

/** The order's price according to the server. `code` is the debounced promo code. */
export function useShownPrice(values: PhoneOrderValues, catalog: Catalog, code: string): ShownPrice {
  const { api } = useAdmin()
  const pack = packageOf(catalog, values.packageId)
  const market = marketOf(values)
  const typed = values.promoCode.trim()
  const body = { code, packageId: pack?.id ?? '', ...market }
  const enabled = typed !== '' && fits(CheckPromoCodeBody, body)
  const check = useQuery({ ...promoCheck(api, code, body.packageId, market), enabled })
  const checked = enabled && typed === code ? check.data : undefined
  return {
    price: pack?.price,
    discount: checked && {
      code: checked.code,
      percentage: checked.discountPercentage,
      amount: checked.amounts.discount,
    },
    total: checked?.amounts.total ?? pack?.price,
    checking: pack !== undefined && (typed !== code || (enabled && check.isFetching)),
    refusal: enabled && typed === code ? check.error : null,
  }
}

/** A promo code's effect on a package's price, or the server's refusal. */
const promoCheck = (api: Client, code: string, packageId: string, market: Market) =>
  queryOptions({
    queryKey: ['promo-code-check', code, packageId, market],
    queryFn: ({ signal }) => api.call('checkPromoCode', { body: { code, packageId, ...market }, signal }),
    retry: false,
  })
