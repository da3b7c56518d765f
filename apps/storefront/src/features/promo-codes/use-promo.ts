import type { Amounts } from '@recadinho/contracts/promo-codes'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { clockOffset } from '../../lib/orders/server-clock.ts'
import { whenReached } from '../../lib/orders/when-reached.ts'
import { promoQuery } from '../../lib/promo-codes/promo-query.ts'
import { promoRefusal } from '../../lib/promo-codes/refusal.ts'
import type { Draft } from '../../lib/draft/draft.ts'
import { takePromoCode } from '../../lib/draft/promo-code.ts'
import { useChangeDraft, useDraft } from '../../lib/draft/draft-atom.ts'
import { useMarket } from '../../lib/market/use-market.ts'
import { useShop } from '../../lib/use-shop.ts'

export interface Promo {
  applied: { code: string; discountPercentage: number } | undefined
  /** The server's price with the code; absent without a code and until the server has responded. */
  amounts: Amounts | undefined
  /** When the applied code ends, and how far the server's clock is ahead of this device's, in milliseconds. */
  end: { at: string; offset: number } | undefined
  checking: boolean
  /** Why the last tried or previously applied code is not valid; otherwise `null`. */
  error: Error | null
  apply: (typed: string) => Promise<boolean>
  remove: () => void
  /** Checks again after the server refused the code or the price. */
  recheck: () => void
}

/** The promo code of the draft: the server decides its effect on the price. */
export function usePromo(packageId: string): Promo {
  const { api, queryClient } = useShop()
  const market = useMarket()
  const { promoCode } = useDraft()
  const changeDraft = useChangeDraft()
  // The last applied code: the server's response is still read after the code is refused.
  const [code, setCode] = useState('')
  if (promoCode && promoCode.code !== code) setCode(promoCode.code)
  const check = useQuery({ ...promoQuery(api, code, packageId, market), enabled: promoCode !== undefined })
  const applying = useMutation({
    mutationFn: (typed: string) => queryClient.fetchQuery(promoQuery(api, typed, packageId, market)),
    onSuccess: ({ code, discountPercentage }) => changeDraft({ promoCode: { code, discountPercentage } }),
  })
  const { mutate, reset } = applying

  // A code from another page is tried once.
  useEffect(() => {
    const taken = takePromoCode()
    if (taken) mutate(taken)
  }, [mutate])
  // An expired code is removed, and its refusal is shown.
  const refused = check.isError && promoRefusal(check.error) !== undefined
  useEffect(() => {
    if (!refused) return
    reset()
    changeDraft(withoutPromoCode)
  }, [refused, reset, changeDraft])
  // Checked again at its end: the page must not show an outdated price.
  const applied = refused ? undefined : promoCode
  const checked = applied && check.data
  const at = checked?.endsAt ?? undefined
  const offset = checked ? clockOffset(checked.serverTime, check.dataUpdatedAt) : 0
  const { refetch } = check
  useEffect(
    () => (at === undefined ? undefined : whenReached(at, offset, () => void refetch())),
    [at, offset, refetch],
  )

  return {
    applied,
    amounts: checked?.amounts,
    end: at === undefined ? undefined : { at, offset },
    checking: applying.isPending || (applied !== undefined && check.isFetching),
    error: applying.isPending ? null : (applying.error ?? check.error),
    apply: (typed) =>
      applying.mutateAsync(typed).then(
        () => true,
        () => false,
      ),
    remove() {
      setCode('')
      reset()
      changeDraft(withoutPromoCode)
    },
    recheck: () => void (applied && check.refetch()),
  }
}

function withoutPromoCode({ promoCode: _gone, ...rest }: Draft): Draft {
  return rest
}
