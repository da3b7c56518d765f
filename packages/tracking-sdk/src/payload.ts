import { withoutQuery } from './address.ts'
import type { Session } from './session.ts'
import type { Answer, Extra, TrackingPayload } from './types.ts'
import { newUuid } from './uuid.ts'

/** An event before it is assigned to a session. */
export type Happened = Pick<
  TrackingPayload,
  'action' | 'eventId' | 'timestamp' | 'deviceInfo' | 'navigationInfo'
> &
  Extra

/** Parameters of campaigns and affiliates. Any other may identify a person and is not sent. */
const campaign = /^utm_|clid$|^code$/

/**
 * The part of a payload (§3) that is known when the event happens. Extra fields never replace one of the payload's own.
 */
export function happened(action: string, extra: Extra | undefined): Happened {
  const { pathname: path, search } = location
  const { userAgent, language, platform, vendor } = navigator
  return {
    path,
    ...extra,
    action,
    eventId: newUuid(),
    timestamp: new Date().toISOString(),
    deviceInfo: {
      userAgent,
      language,
      platform,
      screenWidth: screen.width,
      screenHeight: screen.height,
      pixelRatio: devicePixelRatio,
      vendor,
    },
    navigationInfo: {
      currentPath: path,
      referrer: withoutQuery(document.referrer),
      queryParams: Object.fromEntries(
        [...new URLSearchParams(search)].filter(([name]) => campaign.test(name)),
      ),
    },
  }
}

/** The complete payload. */
export function payloadOf(
  event: Happened,
  { start: _start, seen: _seen, path: _path, ...sessionInfo }: Session,
  consent: Answer,
  visitorId: string | undefined,
): TrackingPayload {
  const { sessionId } = sessionInfo
  return { ...event, sessionId, sessionInfo, consent, visitorId } as TrackingPayload // JSON omits undefined values
}
