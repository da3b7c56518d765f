import { withoutQuery } from './address.ts'
import type { Happened } from './payload.ts'
import { lasting } from './storage.ts'
import type { SessionInfo } from './types.ts'
import { isUuid, newUuid, timeOf } from './uuid.ts'

/** A visit, kept in storage between pages until it was idle for 30 minutes. */
export interface Session extends SessionInfo {
  /** Milliseconds, as all times here. */
  start: number
  /** The last event. */
  seen: number
  path: string
}

export const sessionKey = 'recadinho.session.v1'
export const visitorKey = 'recadinho.visitor.v1'
const idle = 30 * 60_000
/** Thirteen months from the first visit, never renewed: the longest that France's CNIL allows. */
const visitorLife = 395 * 86_400_000

/** The session that goes on, or a new one, with what happened in it. */
export function currentSession(event?: Happened): Session {
  const now = Date.now()
  const kept = Object(lasting.read(sessionKey)) as Session // the next line checks that it is one
  const goesOn = isUuid(kept.sessionId) && now - kept.seen < idle
  const session = goesOn ? kept : newSession(newUuid())
  session.seen = now
  session.timeOnSite = Math.max(0, Math.round((now - session.start) / 1000))
  if (event?.action === 'pageview') {
    session.pageCount++
    session.previousPath = session.path
    session.path = event.navigationInfo.currentPath
  }
  lasting.write(sessionKey, session)
  return session
}

/** Also for a session that began on another domain: its id holds when. */
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

/** The visitor's id; `adopted` is that of another domain, for a browser that has none here. */
export function visitorId(adopted: string = newUuid()): string {
  const kept = lasting.read(visitorKey)
  if (isUuid(kept) && Date.now() - timeOf(kept) < visitorLife) return kept
  lasting.write(visitorKey, adopted)
  return adopted
}
