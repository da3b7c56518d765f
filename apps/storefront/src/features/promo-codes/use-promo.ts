import type { Amounts } from '@recadinho/contracts/promo-codes'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { clockOffset } from '../../lib/orders/server-clock.ts'
import { whenReached } from '../../lib/orders/when-reached.ts'
import { promoQuery } from '../../lib/promo-codes/promo-query.ts'
import { promoRefusal } from '../../lib/promo-codes/refusal.ts'
import { takePromoCode } from '../../lib/draft/promo-code.ts'
import { changeDraft, useDraft } from '../../lib/draft/store.ts'
import { useMarket } from '../../lib/market/use-market.ts'
import { useShop } from '../../lib/use-shop.ts'

export interface Promo {
  applied: { code: string; discountPercentage: number } | undefined
  /** The server's price with the code; absent without a code and until it has answered. */
  amounts: Amounts | undefined
  /** When the applied code ends, and how far the server's clock is ahead. */
  end: { at: string; offset: number } | undefined
  checking: boolean
  error: unknown
  apply: (typed: string) => Promise<boolean>
  remove: () => void
  /** Checks again, after the server refused the code or the price. */
  recheck: () => void
}

/** The promo code of the draft: the server decides its effect on the price. */
export function usePromo(packageId: string): Promo {
  const { api, queryClient } = useShop()
  const market = useMarket()
  const { promoCode } = useDraft()
  const [checking, setChecking] = useState(false)
  const [error, setError] = useState<unknown>()
  const query = useQuery({
    ...promoQuery(api, promoCode?.code ?? '', packageId, market),
    enabled: promoCode !== undefined,
  })

  const remove = () =>
    changeDraft((draft) => {
      const { promoCode: _gone, ...rest } = draft
      return rest
    })
  const apply = async (typed: string) => {
    setChecking(true)
    setError(undefined)
    try {
      const query = promoQuery(api, typed, packageId, market)
      const { code, discountPercentage } = await queryClient.fetchQuery(query)
      changeDraft({ promoCode: { code, discountPercentage } })
      return true
    } catch (refused) {
      setError(refused)
      return false
    } finally {
      setChecking(false)
    }
  }

  // A code from another page is tried once.
  useEffect(() => {
    const taken = takePromoCode()
    if (taken) void apply(taken)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, on arrival
  }, [])
  // A code that has ended meanwhile is removed with a message.
  const refused = query.isError && promoRefusal(query.error) !== undefined
  useEffect(() => {
    if (!refused) return
    setError(query.error)
    remove()
  }, [refused, query.error])
  // At its end the server is asked again: the page must not show an outdated price.
  const checked = promoCode ? query.data : undefined
  const at = checked?.endsAt ?? undefined
  const offset = checked ? clockOffset(checked.serverTime, query.dataUpdatedAt) : 0
  const { refetch } = query
  useEffect(
    () => (at === undefined ? undefined : whenReached(at, offset, () => void refetch())),
    [at, offset, refetch],
  )

  return {
    applied: promoCode,
    amounts: checked?.amounts,
    end: at === undefined ? undefined : { at, offset },
    checking: checking || (promoCode !== undefined && query.isFetching),
    error: error ?? (query.isError && promoCode ? query.error : undefined),
    apply,
    remove: () => {
      setError(undefined)
      remove()
    },
    recheck: () => void (promoCode && query.refetch()),
  }
}
