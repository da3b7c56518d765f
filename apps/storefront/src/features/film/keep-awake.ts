import type { Player } from './create-player.ts'

/**
 * Keeps the screen on while a film is heard: nobody touches it then, and a phone would switch it off before the end.
 * Returns a function that stops it.
 */
export function keepAwake({ subscribe }: Pick<Player, 'subscribe'>): () => void {
  let lock: Promise<WakeLockSentinel | undefined> | undefined
  const release = () => {
    void lock?.then((held) => held?.release())
    lock = undefined
  }
  const leave = subscribe(({ phase, muted }) => {
    if (phase !== 'playing' || muted) return release()
    // Not in each browser, and a saving phone may refuse.
    lock ??= navigator.wakeLock?.request('screen').catch(() => undefined)
  })
  return () => {
    leave()
    release()
  }
}
