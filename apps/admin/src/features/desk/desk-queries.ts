import type { Desk, DeskRow } from '@recadinho/contracts/desk'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Client } from '../../lib/api.ts'
import { setServerClock } from '../../lib/server-clock.ts'
import { unlessLive } from '../../lib/unless-live.ts'
import { useAdmin } from '../../lib/use-admin.ts'

/** The orders whose film waits for a decision. */
export const deskOptions = (api: Client) =>
  queryOptions({
    queryKey: ['desk'],
    async queryFn({ signal }) {
      const desk = await api.call('getDesk', { signal })
      setServerClock(desk.serverTime)
      return desk
    },
    refetchInterval: () => unlessLive('desk'),
  })

/** The order to decide on next: the first that runs, whose film is there, and that no colleague is looking at. */
export const nextOnDesk = ({ items }: Desk, except?: string): DeskRow | undefined =>
  items.find(
    ({ id, onHoldSince, making, claim }) =>
      id !== except && onHoldSince === null && !making && (claim === null || claim.mine),
  )

/** How many films wait; makes no request for users who may not see them. */
export function useWaitingFilms(allowed: boolean): number | undefined {
  const { api } = useAdmin()
  const { data } = useQuery({ ...deskOptions(api), enabled: allowed })
  return allowed ? data?.items.filter(({ onHoldSince }) => onHoldSince === null).length : undefined
}
