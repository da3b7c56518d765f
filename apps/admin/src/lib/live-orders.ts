import { fillPath } from '@recadinho/contracts/client'
import { adminOrderEventsPath } from '@recadinho/contracts/endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { followChanges } from './follow-changes.ts'
import { liveOrders } from './unless-live.ts'

/** Refetches everything the order page shows whenever anyone changes the order. */
export function useLiveOrder(id: string): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!('EventSource' in globalThis)) return undefined
    return followChanges({
      connect: () => new EventSource(fillPath(adminOrderEventsPath, { id })),
      onLive: (isLive) => void (isLive ? liveOrders.add(id) : liveOrders.delete(id)),
      onChange: () =>
        void queryClient.invalidateQueries({
          // All queries about this order: `['orders', 'one', id]`, `['money', 'order', id]`, …
          predicate: ({ queryKey }) => queryKey.includes(id),
        }),
    })
  }, [queryClient, id])
}
