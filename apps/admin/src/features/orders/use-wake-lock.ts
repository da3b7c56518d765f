import { useEffect } from 'react'

/** Keeps the screen on while mounted, if the browser supports it. */
export function useWakeLock(): void {
  useEffect(() => {
    let gone = false
    let lock: WakeLockSentinel | undefined
    async function hold() {
      // Refused on low battery or a hidden page; the screen then turns off as usual.
      lock = await navigator.wakeLock?.request('screen').catch(() => undefined)
      if (gone) await lock?.release()
    }
    // Hiding the page releases the lock.
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
