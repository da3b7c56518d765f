/** The payload of §3, as the shop's own server receives it. */
export interface TrackingPayload {
  action: string
  sessionId: string
  /** ISO 8601, UTC. */
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
  queryParams: Record<string, string>
}

export interface SessionInfo {
  sessionId: string
  /** Whole seconds since the session began. */
  timeOnSite: number
  referrer: string
  previousPath: string
  pageCount: number
}

/** The parts of a browser that the SDK reads; a test passes its own. */
export interface Surroundings {
  window: Pick<Window, 'screen' | 'devicePixelRatio' | 'location' | 'navigator'>
  document: Pick<Document, 'referrer'>
  storage: Pick<Storage, 'getItem' | 'setItem'> | undefined
  now: () => number
  randomUUID: () => string
}
