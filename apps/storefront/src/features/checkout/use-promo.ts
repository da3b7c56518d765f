import type { Amounts } from '@recadinho/contracts/promo-codes'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../lib/api/client.ts'
import { errorCode } from '../../lib/api/error-text.ts'
import { takePromoCode } from '../../lib/draft/promo-code.ts'
import { changeDraft, useDraft } from '../../lib/draft/store.ts'
import { usePlace } from '../../lib/use-place.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import type { Place } from '../../lib/place.ts'

const promoQuery = (code: string, packageId: string, place: Place) =>
  queryOptions({
    queryKey: ['/api/promo-codes/check', code, packageId, place],
    queryFn: ({ signal }) => api.call('checkPromoCode', { body: { code, packageId, ...place }, signal }),
    // A code can end at any minute.
    staleTime: 60_000,
  })

export interface Promo {
  applied: { code: string; discountPercentage: number } | undefined
  /** What the server makes of the price with the code; absent without one and until it has answered. */
  amounts: Amounts | undefined
  checking: boolean
  error: unknown
  apply: (typed: string) => Promise<boolean>
  remove: () => void
  /** Asks the server again, after it refused the code or the price. */
  recheck: () => void
}

/** The promo code of the draft: the server says what it does to the price. */
export function usePromo(packageId: string): Promo {
  const place = usePlace()
  const { promoCode } = useDraft()
  const [checking, setChecking] = useState(false)
  const [error, setError] = useState<unknown>()
  const query = useQuery({
    ...promoQuery(promoCode?.code ?? '', packageId, place),
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
      const { code, discountPercentage } = await queryClient.fetchQuery(promoQuery(typed, packageId, place))
      changeDraft({ promoCode: { code, discountPercentage } })
      return true
    } catch (refused) {
      setError(refused)
      return false
    } finally {
      setChecking(false)
    }
  }

  // A code that was taken on another page is tried once.
  useEffect(() => {
    const taken = takePromoCode()
    if (taken) void apply(taken)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, on arrival
  }, [])
  // A code that has ended meanwhile goes, and says so.
  const refused = query.isError && errorCode(query.error) === 'promo_code_invalid'
  useEffect(() => {
    if (!refused) return
    setError(query.error)
    remove()
  }, [refused, query.error])

  return {
    applied: promoCode,
    amounts: promoCode ? query.data?.amounts : undefined,
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
