import { timeLeft } from './server-clock.ts'

const hour = 3_600_000

/**
 * Calls back once when the server's clock reaches an instant, even if it is weeks away or passed while the device
 * slept. Returns a function that stops it.
 */
export function whenReached(until: string, offset: number, reached: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
  }
  const look = () => {
    clearTimeout(timer)
    const left = timeLeft(until, offset)
    // `setTimeout` is limited to 24 days, and pauses while the page is hidden.
    if (left > 0) timer = setTimeout(look, Math.min(left, hour))
    else {
      stop()
      reached()
    }
  }
  document.addEventListener('visibilitychange', look)
  timer = setTimeout(look)
  return stop
}
