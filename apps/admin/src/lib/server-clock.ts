import { useSyncExternalStore } from 'react'

let ahead = 0
let now = Date.now()
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

/** Sets our clock by the server's, so that a wrong clock on the desk makes nothing late. */
export function setServerClock(serverTime: string): void {
  ahead = Date.parse(serverTime) - Date.now()
  tick()
}

/** The server's time in milliseconds, updated each second; one timer for the whole page. */
export function useServerNow(): number {
  return useSyncExternalStore(subscribe, () => now)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  if (!timer) {
    tick()
    timer = setInterval(tick, 1000)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

function tick() {
  now = Date.now() + ahead
  for (const listener of listeners) listener()
}
