import type { AdminOrder } from '@recadinho/contracts/admin-orders'
import { useEffect, useEffectEvent } from 'react'
import { useServerNow } from '../../lib/server-clock.ts'
import { useOrderChange } from './use-order-change.ts'

/** A claim with less time left than this is renewed on the next interaction. */
const renewBelowMs = 90 * 60_000

/** Renews the claim while the user types or clicks on the order's page; leaving it open is not enough. */
export function useKeepClaim({ id, claim }: Pick<AdminOrder, 'id' | 'claim'>): void {
  const { mutate, isPending } = useOrderChange(id)
  const now = useServerNow()
  const left = claim?.mine ? Date.parse(claim.until) - now : 0
  const due = left > 0 && left < renewBelowMs
  const renew = useEffectEvent(() => {
    if (!isPending) mutate((api) => api.call('claimOrder', { params: { id }, body: {} }))
  })
  useEffect(() => {
    if (!due) return undefined
    const onUse = () => renew()
    document.addEventListener('keydown', onUse)
    document.addEventListener('pointerdown', onUse)
    return () => {
      document.removeEventListener('keydown', onUse)
      document.removeEventListener('pointerdown', onUse)
    }
  }, [due])
}
