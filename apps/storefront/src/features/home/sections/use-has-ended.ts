import { useEffect, useState } from 'react'
import { clockOffset } from '../../../lib/orders/server-clock.ts'
import { whenReached } from '../../../lib/orders/when-reached.ts'

/**
 * Whether an end (ISO 8601, or none) has passed on the server's clock, which read `serverTime` when the page was built
 * or the API responded. Turns `true` when the end is reached.
 */
export function useHasEnded(endsAt: string | null, serverTime: string): boolean {
  const [reached, setReached] = useState<string>()
  useEffect(() => {
    if (endsAt === null) return undefined
    return whenReached(endsAt, clockOffset(serverTime, Date.now()), () => setReached(endsAt))
  }, [endsAt, serverTime])
  return endsAt !== null && (reached === endsAt || Date.parse(endsAt) <= Date.parse(serverTime))
}
