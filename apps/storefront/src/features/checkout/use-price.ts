import type { Package } from '@recadinho/contracts/catalog'
import type { Money } from '@recadinho/contracts/common'
import type { Amounts } from '@recadinho/contracts/promo-codes'
import { useState } from 'react'
import { catalogQuery } from '../../lib/api/catalog.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import { usePlace } from '../../lib/use-place.ts'
import type { Problem } from './problem.ts'
import { usePromo, type Promo } from './use-promo.ts'

export interface Price {
  promo: Promo
  price: Amounts
  /** What is shown and sent. */
  total: Money
  /** Takes what the server said instead. */
  tell: (problem: Problem | undefined) => void
}

/** What the draft costs: the package's price less the promo code, until the server says otherwise. */
export function usePrice(pack: Package): Price {
  const place = usePlace()
  const promo = usePromo(pack.id)
  const [told, setTold] = useState<{ total: Money; insteadOf: Money }>()
  const price = promo.amounts ?? {
    price: pack.price,
    discount: { amount: 0, currency: pack.price.currency },
    total: pack.price,
    installments: pack.installments,
  }
  // Counts until what it corrects has changed by itself.
  const total = told && samePrice(told.insteadOf, price.total) ? told.total : price.total
  return {
    promo,
    price,
    total,
    tell(problem) {
      if (problem?.kind === 'promo_code') promo.remove()
      if (problem?.kind !== 'price_changed') return
      setTold({ total: problem.total, insteadOf: price.total })
      void queryClient.refetchQueries(catalogQuery(place))
      promo.recheck()
    },
  }
}

const samePrice = (a: Money, b: Money) => a.amount === b.amount && a.currency === b.currency
