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
const campaign = /^utm_|^code$/
const clickId = /clid$|^[gw]braid$|^igsh|^li_fat_id$/

/**
 * The part of a payload (§3) that is known when the event happens. Extra fields never replace one of the payload's own.
 * `opened` is the path that the page was opened at: others of a single-page application are reached from the site itself.
 */
export function happened(action: string, extra: Extra | undefined, opened: string): Happened {
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
      referrer: withoutQuery(path === opened ? document.referrer : location.origin),
      queryParams: Object.fromEntries(
        [...new URLSearchParams(search)].filter(([name]) => campaign.test(name) || clickId.test(name)),
      ),
    },
  }
}

/** The complete payload. */
export function payloadOf(
  event: Happened,
  { start: _start, seen: _seen, path: _path, from: _from, ...sessionInfo }: Session,
  consent: Answer,
  visitorId: string | undefined,
): TrackingPayload {
  const { sessionId } = sessionInfo
  return { ...event, sessionId, sessionInfo, consent, visitorId } as TrackingPayload // JSON omits undefined values
}

/**
 * An arrival's campaign parameters without ids. Where none names the source, it is what counts next: the network's click id by
 * its name, an affiliate's code, the referrer's host.
 */
export function originOf(query: Record<string, string>, referrer: string): Record<string, string> {
  const click = Object.keys(query).find((name) => clickId.test(name))
  const source = click ?? (query['code'] ? undefined : referrer.split('/')[2])
  const origin = Object.fromEntries(Object.entries(query).filter(([name]) => campaign.test(name)))
  return source ? { utm_source: source, ...origin } : origin
}
