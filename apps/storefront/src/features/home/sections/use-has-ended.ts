import { useEffect, useState } from 'react'

/** Longer delays overflow `setTimeout`, which then fires at once. */
const longestWait = 2_147_483_647

/**
 * Whether an end (ISO 8601, or none) has passed on the server's clock, which read `serverTime` when the page was built
 * or the API responded. Turns `true` when the end is reached.
 */
export function useHasEnded(endsAt: string | null, serverTime: string): boolean {
  const left = endsAt === null ? Number.POSITIVE_INFINITY : Date.parse(endsAt) - Date.parse(serverTime)
  const [ended, setEnded] = useState(false)
  useEffect(() => {
    const end = Date.now() + left
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      const ms = end - Date.now()
      setEnded(ms <= 0)
      if (ms > 0 && ms < Number.POSITIVE_INFINITY) timer = setTimeout(wait, Math.min(ms, longestWait))
    }
    wait()
    return () => clearTimeout(timer)
  }, [left])
  return ended || left <= 0
}
