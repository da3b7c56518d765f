import type { TrackingPayload } from './types.ts'

/** How events are turned into a request. */
export interface Wire {
  url: string
  /** Key of the site, if it is not the shop. */
  site?: string
  credentials: RequestCredentials
  /** Maximum number of events per request. */
  most: number
  /** How long an event waits to be batched with others, in milliseconds. */
  delay: number
  /** Includes the time of this attempt: with the event's own time the server can correct the clock. */
  body(events: TrackingPayload[]): Blob
}

/** The site's own server: one JSON payload per request, with cookies (§7). */
export const siteWire = (url: string): Wire => ({
  url,
  credentials: 'include',
  most: 1,
  delay: 0,
  body: ([event]) => blob('application/json', { ...event, sentAt: now() }),
})

/** Another site's server: many events at once, without cookies, as plain text, which needs no preflight. */
export const embedWire = (url: string, site: string): Wire => ({
  url,
  site,
  credentials: 'omit',
  most: 50,
  delay: 2000,
  body: (events) => blob('text/plain', { site, sentAt: now(), events }),
})

const now = () => new Date().toISOString()
const blob = (type: string, content: unknown) => new Blob([JSON.stringify(content)], { type })
