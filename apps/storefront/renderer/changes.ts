import { setTimeout as pause } from 'node:timers/promises'

const pauseMs = { least: 1000, most: 30_000 }

/**
 * Subscribes to the API's change notifications (`GET /catalog-changes`). Calls `onChange` for each, and after every
 * reconnect, when one may have been missed. Ends with the signal.
 */
export async function followChanges(api: string, onChange: () => void, signal: AbortSignal): Promise<void> {
  let wait = pauseMs.least
  while (!signal.aborted) {
    try {
      const response = await fetch(new URL('/catalog-changes', api), { signal, redirect: 'error' })
      if (response.ok && response.body) {
        wait = pauseMs.least
        onChange()
        for await (const text of response.body.pipeThrough(new TextDecoderStream()))
          if (text.includes('event: changed')) onChange()
      }
    } catch {
      // The API is down or restarting; the polling finds changes until then, and reports its own failures.
    }
    await pause(wait, undefined, { signal }).catch(() => undefined)
    wait = Math.min(2 * wait, pauseMs.most)
  }
}
