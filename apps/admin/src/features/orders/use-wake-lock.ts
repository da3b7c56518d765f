import { useEffect } from 'react'

/** Keeps the screen on while this is shown, where the browser can. */
export function useWakeLock(): void {
  useEffect(() => {
    let gone = false
    let lock: WakeLockSentinel | undefined
    async function hold() {
      // Refused on a low battery or a hidden page; the screen then goes dark as it always does.
      lock = await navigator.wakeLock?.request('screen').catch(() => undefined)
      if (gone) await lock?.release()
    }
    // A page that was hidden has lost its lock.
    const onVisible = () => {
      if (document.visibilityState === 'visible') void hold()
    }
    void hold()
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      gone = true
      document.removeEventListener('visibilitychange', onVisible)
      void lock?.release()
    }
  }, [])
}
