import type { AdminOrder } from '@recadinho/contracts/admin-orders'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useOrderChange } from '../orders/use-order-change.ts'

/** Who opens an order on the desk is on it, until they leave it; nobody is asked, as nobody is kept out. */
export function useDeskClaim({ id, actions, videos }: Pick<AdminOrder, 'id' | 'actions' | 'videos'>): void {
  const { mutate } = useOrderChange(id)
  const claimed = useRef(false)
  const waits = videos.find(({ state }) => state === 'draft' || state === 'ready')?.state === 'draft'
  const possible = waits && actions.includes('claim')
  const claim = useEffectEvent(() => {
    claimed.current = true
    mutate((api) => api.call('claimOrder', { params: { id }, body: {} }))
  })
  const leave = useEffectEvent(() => {
    // What is decided needs nobody any more.
    if (claimed.current && waits)
      mutate((api) => api.call('releaseClaim', { params: { id }, keepalive: true }))
    claimed.current = false
  })
  useEffect(() => {
    if (possible) claim()
  }, [possible])
  useEffect(() => {
    // A closed tab unmounts nothing.
    const onHide = () => leave()
    addEventListener('pagehide', onHide)
    return () => {
      removeEventListener('pagehide', onHide)
      leave()
    }
  }, [])
}
