import { withoutQuery } from './address.ts'
import { originOf, type Happened } from './payload.ts'
import { lasting } from './storage.ts'
import type { SessionInfo } from './types.ts'
import { isUuid, newUuid, timeOf } from './uuid.ts'

/** A visit, stored across pages until it was idle for 30 minutes. */
export interface Session extends SessionInfo {
  /** Milliseconds, as all times here. */
  start: number
  /** Time of the last event. */
  seen: number
  path: string
  /** Where it came from, as campaign parameters without ids; a later page's source replaces it. */
  from?: Record<string, string>
}

export const sessionKey = 'recadinho.session.v1'
export const visitorKey = 'recadinho.visitor.v1'
const idle = 30 * 60_000
/** Thirteen months after the first visit, never renewed: the maximum that France's CNIL allows. */
const visitorLife = 395 * 86_400_000

/** The current session or a new one, updated with the event. */
export function currentSession(event?: Happened): Session {
  const now = Date.now()
  const kept = Object(lasting.read(sessionKey)) as Session // validated on the next line
  const continues = isUuid(kept.sessionId) && now - kept.seen < idle
  const session = continues ? kept : newSession(newUuid())
  session.seen = now
  session.timeOnSite = Math.max(0, Math.round((now - session.start) / 1000))
  if (event) {
    const { queryParams, referrer } = event.navigationInfo
    const origin = originOf(queryParams, session.from ? '' : referrer)
    session.from = { ...(origin['utm_source'] ? undefined : session.from), ...origin }
  }
  if (event?.action === 'pageview') {
    session.pageCount++
    session.previousPath = session.path
    session.path = event.navigationInfo.currentPath
  }
  lasting.write(sessionKey, session)
  return session
}

/** Also used for a session from another domain: its id contains the start time. */
export const newSession = (sessionId: string): Session => ({
  sessionId,
  start: timeOf(sessionId),
  seen: Date.now(),
  timeOnSite: 0,
  pageCount: 0,
  path: '',
  previousPath: '',
  referrer: withoutQuery(document.referrer),
})

/** The visitor's id. `adopted` is the id from another domain, used if this browser has none. */
export function visitorId(adopted: string = newUuid()): string {
  const kept = lasting.read(visitorKey)
  if (isUuid(kept) && Date.now() - timeOf(kept) < visitorLife) return kept
  lasting.write(visitorKey, adopted)
  return adopted
}
