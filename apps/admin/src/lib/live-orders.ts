import { fillPath } from '@recadinho/contracts/client'
import { deskEventsPath } from '@recadinho/contracts/desk'
import { adminOrderEventsPath } from '@recadinho/contracts/endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { followChanges } from './follow-changes.ts'
import { liveOrders } from './unless-live.ts'

/** Refetches everything the order page shows whenever anyone changes the order. */
export const useLiveOrder = (id: string): void => useLive(id, fillPath(adminOrderEventsPath, { id }))

/** Refetches the desk whenever an order has changed. */
export const useLiveDesk = (): void => useLive('desk', deskEventsPath)

/** All queries whose key has `part`: of an order `['orders', 'one', id]`, `['money', 'order', id]`, … */
function useLive(part: string, path: string): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!('EventSource' in globalThis)) return undefined
    return followChanges({
      connect: () => new EventSource(path),
      onLive: (isLive) => void (isLive ? liveOrders.add(part) : liveOrders.delete(part)),
      onChange: () =>
        void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(part) }),
    })
  }, [queryClient, part, path])
}
