/**
 * What the visitor has agreed to. `pending`: no answer yet, nothing is stored or sent. `exempt`: measurement without
 * consent, where the law lets a site count its own visits: a session id, no visitor id, nothing across domains.
 */
export type Consent = 'pending' | Answer
export type Answer = 'granted' | 'denied' | 'exempt'

/** An event as it is sent. */
export interface TrackingPayload {
  action: string
  /** A UUID of version 7, made with the event and the same on every try: the server counts it once. */
  eventId: string
  sessionId: string
  /** Only with consent. */
  visitorId?: string
  consent: Answer
  /** ISO 8601, UTC: when it happened. */
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
  /** Those of a campaign only: others may name a person. */
  queryParams: Record<string, string>
}

export interface SessionInfo {
  sessionId: string
  /** Whole seconds since the session began. */
  timeOnSite: number
  /** Where the session came from. */
  referrer: string
  previousPath: string
  pageCount: number
}

/** Further fields of an event, such as `title`. */
export type Extra = Record<string, unknown>
