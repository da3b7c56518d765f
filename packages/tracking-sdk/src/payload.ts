import { readSession } from './session.ts'
import type { Surroundings, TrackingPayload } from './types.ts'

/** Builds every payload (§3). `extra` are further fields, such as `path` and `title`. */
export function buildPayload(
  action: string,
  surroundings: Surroundings,
  extra: Record<string, unknown> = {},
): TrackingPayload {
  const { window, document, now } = surroundings
  const { navigator, screen, location } = window
  const session = readSession(surroundings)
  return {
    ...extra,
    action,
    sessionId: session.sessionId,
    timestamp: new Date(now()).toISOString(),
    deviceInfo: {
      userAgent: navigator.userAgent,
      language: navigator.language,
      platform: navigator.platform,
      screenWidth: screen.width,
      screenHeight: screen.height,
      pixelRatio: window.devicePixelRatio,
      vendor: navigator.vendor,
    },
    navigationInfo: {
      currentPath: location.pathname,
      referrer: document.referrer,
      queryParams: Object.fromEntries(new URLSearchParams(location.search)),
    },
    sessionInfo: session,
  }
}
