import { setTimeout as pause } from 'node:timers/promises'

const pauseMs = { least: 1000, most: 30_000 }

/**
 * Listens to the API's word of changes (`GET /catalog-changes`) and calls `onChange` for each, and whenever it listens
 * again after it may have missed one. Ends with the signal.
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
      // The API is away or ends; what is asked at intervals finds what changes meanwhile, and says so if it cannot.
    }
    await pause(wait, undefined, { signal }).catch(() => undefined)
    wait = Math.min(2 * wait, pauseMs.most)
  }
}
