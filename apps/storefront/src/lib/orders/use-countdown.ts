import { useEffect, useState } from 'react'
import { timeLeft } from './server-clock.ts'

/** Milliseconds left until an instant of the server's clock, updated each second; stops at 0. */
export function useCountdown(until: string, offset: number): number {
  const [left, setLeft] = useState(() => timeLeft(until, offset))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      const now = timeLeft(until, offset)
      setLeft(now)
      // Scheduled for the next change of the digits, so that no second is repeated or skipped.
      if (now > 0) timer = setTimeout(tick, now % 1000 || 1000)
    }
    tick()
    // Timers of a hidden page pause; the time must be right as soon as the page is visible again.
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [until, offset])
  return left
}
