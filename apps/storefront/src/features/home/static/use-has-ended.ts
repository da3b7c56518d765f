import { useEffect, useState } from 'react'

/** Longer waits overflow a browser's timer, which then fires at once. */
const longestWait = 2_147_483_647

/**
 * Whether an end (ISO 8601, or none) has come by the server's clock, which was at `serverTime` on the first call.
 * Becomes true by itself at that moment.
 */
export function useHasEnded(endsAt: string | null, serverTime: string): boolean {
  const [ahead] = useState(() => Date.parse(serverTime) - Date.now())
  const left = () => (endsAt === null ? Number.POSITIVE_INFINITY : Date.parse(endsAt) - Date.now() - ahead)
  const [ended, setEnded] = useState(() => left() <= 0)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      const ms = left()
      if (ms <= 0) setEnded(true)
      else timer = setTimeout(wait, Math.min(ms, longestWait))
    }
    if (!ended && endsAt !== null) wait()
    return () => clearTimeout(timer)
  })
  return ended
}
