import { fillPath } from '@recadinho/contracts/client'
import { adminOrderEventsPath } from '@recadinho/contracts/endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { followChanges } from './follow-changes.ts'
import { refreshEvery } from './refresh-every.ts'

/** The orders whose changes a stream reports now. */
const live = new Set<string>()

/** How often something of an order is asked for: not at all while a stream reports its changes. */
export const unlessLive = (id: string) => (live.has(id) ? false : refreshEvery)

/** Everything that the page of an order shows is read again when the order changes, whoever changed it. */
export function useLiveOrder(id: string): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!('EventSource' in globalThis)) return undefined
    return followChanges({
      connect: () => new EventSource(fillPath(adminOrderEventsPath, { id })),
      onLive: (isLive) => void (isLive ? live.add(id) : live.delete(id)),
      onChange: () =>
        void queryClient.invalidateQueries({
          // Whatever is of this order: `['orders', 'one', id]`, `['money', 'order', id]`, …
          predicate: ({ queryKey }) => queryKey.includes(id),
        }),
    })
  }, [queryClient, id])
}
