/**
 * The visitor's consent. `pending`: not answered, nothing is stored or sent. `exempt`: measurement without consent,
 * where the law lets a site count its own visits: a session id, but no visitor id and nothing across domains.
 */
export type Consent = 'pending' | Answer
export type Answer = 'granted' | 'denied' | 'exempt'

/** An event as sent. */
export interface TrackingPayload {
  action: string
  /** A UUID of version 7, created with the event and the same on every retry: the server counts it once. */
  eventId: string
  sessionId: string
  /** Only with consent. */
  visitorId?: string
  consent: Answer
  /** ISO 8601, UTC: when the event happened. */
  timestamp: string
  deviceInfo: DeviceInfo
  navigationInfo: NavigationInfo
  sessionInfo: SessionInfo
  [extra: string]: unknown
}

export interface DeviceInfo {
  userAgent: string
  language: string
  platform: string
  screenWidth: number
  screenHeight: number
  pixelRatio: number
  vendor: string
}

export interface NavigationInfo {
  currentPath: string
  referrer: string
  /** Campaign parameters only: others may identify a person. */
  queryParams: Record<string, string>
}

export interface SessionInfo {
  sessionId: string
  /** Whole seconds since the session began. */
  timeOnSite: number
  /** The referrer of the session's first page. */
  referrer: string
  previousPath: string
  pageCount: number
}

/** Extra fields of an event, such as `title`. */
export type Extra = Record<string, unknown>
