import type { Package } from '@recadinho/contracts/catalog'
import type { Money } from '@recadinho/contracts/common'
import type { Amounts } from '@recadinho/contracts/promo-codes'
import { useState } from 'react'
import { catalogQuery } from '../../lib/catalog/catalog-query.ts'
import { useMarket } from '../../lib/market/use-market.ts'
import { useShop } from '../../lib/use-shop.ts'
import type { Problem } from '../../lib/payments/problem.ts'
import { usePromo, type Promo } from '../promo-codes/use-promo.ts'

export interface Price {
  promo: Promo
  price: Amounts
  /** The total that is displayed and sent. */
  total: Money
  /** Applies the server's corrected price. */
  report: (problem: Problem | undefined) => void
}

/** The draft's price: the package's price minus the promo code's discount, until the server corrects it. */
export function usePrice(pack: Package): Price {
  const { api, queryClient } = useShop()
  const market = useMarket()
  const promo = usePromo(pack.id)
  const [reported, setReported] = useState<{ total: Money; insteadOf: Money }>()
  const price = promo.amounts ?? {
    price: pack.price,
    discount: { amount: 0, currency: pack.price.currency },
    total: pack.price,
    installments: pack.installments,
  }
  // The correction holds only while the price that it replaced is unchanged.
  const total = reported && samePrice(reported.insteadOf, price.total) ? reported.total : price.total
  return {
    promo,
    price,
    total,
    report(problem) {
      if (problem?.kind === 'promo_code') promo.remove()
      if (problem?.kind !== 'price_changed') return
      setReported({ total: problem.total, insteadOf: price.total })
      void queryClient.refetchQueries(catalogQuery(api, market))
      promo.recheck()
    },
  }
}

const samePrice = (a: Money, b: Money) => a.amount === b.amount && a.currency === b.currency
