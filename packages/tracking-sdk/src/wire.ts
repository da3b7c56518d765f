import type { TrackingPayload } from './types.ts'

/** How events become a request. */
export interface Wire {
  url: string
  credentials: RequestCredentials
  /** Events in one request. */
  most: number
  /** How long an event waits for others to go with it, in milliseconds. */
  delay: number
  /** With the time of this try: beside an event's own it says how far the clock is off. */
  body(events: TrackingPayload[]): Blob
}

/** The site's own server: one JSON payload a request, with cookies (§7). */
export const siteWire = (url: string): Wire => ({
  url,
  credentials: 'include',
  most: 1,
  delay: 0,
  body: ([event]) => blob('application/json', { ...event, sentAt: now() }),
})

/** A server elsewhere: many at once, without cookies, as plain text, which browsers send without a preflight. */
export const embedWire = (url: string, site: string): Wire => ({
  url,
  credentials: 'omit',
  most: 50,
  delay: 2000,
  body: (events) => blob('text/plain', { site, sentAt: now(), events }),
})

const now = () => new Date().toISOString()
const blob = (type: string, content: unknown) => new Blob([JSON.stringify(content)], { type })
