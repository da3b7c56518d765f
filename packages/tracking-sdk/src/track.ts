import { buildPayload } from './payload.ts'
import { countPage } from './session.ts'
import type { Surroundings } from './types.ts'

export interface TrackerOptions {
  /** Where payloads go: `/api/user-tracking/track` on the shop (§7). */
  endpoint: string
  fetch?: typeof globalThis.fetch
  surroundings?: Surroundings
}

export interface Tracker {
  /** Counts a page and reports it as the action `pageview`. */
  page(extra?: Record<string, unknown>): Promise<boolean>
  /** Reports an action. Resolves to whether the server took it; never throws (§8: the tracking call returns false). */
  track(action: string, extra?: Record<string, unknown>): Promise<boolean>
}

/** A tracker for this page. Sends nothing on paths that start with `/admin` (§6). Does nothing until it is called. */
export function createTracker(options: TrackerOptions): Tracker {
  const { endpoint, fetch = (...args: Parameters<typeof globalThis.fetch>) => globalThis.fetch(...args) } =
    options
  const surroundings = options.surroundings ?? browser()
  const path = () => surroundings.window.location.pathname

  async function track(action: string, extra: Record<string, unknown> = {}) {
    if (path().startsWith('/admin')) return false
    try {
      const response = await fetch(endpoint, {
        method: 'POST',
        credentials: 'include',
        keepalive: true, // outlives the page that is being left
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(buildPayload(action, surroundings, extra)),
      })
      return response.ok
    } catch {
      return false
    }
  }

  async function page(extra: Record<string, unknown> = {}) {
    if (path().startsWith('/admin')) return false
    countPage(surroundings, path())
    return track('pageview', extra)
  }

  return { page, track }
}

function browser(): Surroundings {
  return {
    window,
    document,
    storage: availableStorage(),
    now: Date.now,
    randomUUID: () => crypto.randomUUID(),
  }
}

function availableStorage(): Storage | undefined {
  try {
    return window.localStorage
  } catch {
    return undefined // forbidden by the reader's settings
  }
}
