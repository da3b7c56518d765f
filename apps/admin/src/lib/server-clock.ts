import { useSyncExternalStore } from 'react'

let ahead = 0
let now = Date.now()
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

/** Synchronizes with the server's clock, so that a wrong local clock does not affect deadlines. */
export function setServerClock(serverTime: string): void {
  ahead = Date.parse(serverTime) - Date.now()
  tick()
}

/** The server's time in milliseconds, updated every second by one timer for the whole page. */
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
