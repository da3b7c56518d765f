import { affiliateIn, affiliateKey, keepAffiliate, keptAffiliate } from './affiliate.ts'
import { attempt, listen, safely } from './attempt.ts'
import { createDelivery } from './delivery.ts'
import { linkParameter, linkValue, takeLink, type Linked } from './linker.ts'
import { happened, payloadOf, type Happened } from './payload.ts'
import { queueKey } from './queue.ts'
import { currentSession, newSession, sessionKey, visitorId, visitorKey } from './session.ts'
import { lasting } from './storage.ts'
import type { Answer, Consent, Extra } from './types.ts'
import type { Wire } from './wire.ts'

/** The events of a site and their extra fields. */
export type EventMap = Record<string, Extra>

export interface TrackerOptions {
  wire: Wire
  /** Defaults to `pending`. */
  consent?: Consent
  /** The site stores affiliate codes under its own rules, so no consent answer removes one. */
  keepsAffiliate?: true
}

export interface Tracker<Events = EventMap> {
  track: <Action extends keyof Events & string>(action: Action, extra?: Events[Action]) => void
  /** Counts and reports a page view, once per navigation; `again` if the same path is a new view. */
  page: (again?: boolean) => void
  consent: (answer: Consent) => void
  /** Adds the visit to a URL on another of the site's domains. Returns it unchanged without consent. */
  link: (address: string) => string
}

/**
 * Creates a tracker for this page. None of its methods throws, and none measures a path that starts with `/admin` (§6).
 */
export function createTracker<Events = EventMap>(options: TrackerOptions): Tracker<Events> {
  const delivery = createDelivery(options.wire)
  /** Events held until consent is answered. */
  const held: Happened[] = []
  let consent: Consent = 'pending'
  let counted: string | undefined

  function note(action: string, extra?: Extra) {
    if (isOff()) return
    held.push(happened(action, extra))
    recordHeld()
  }

  function recordHeld() {
    // An event that cannot be serialized must not block the others.
    if (consent !== 'pending') held.splice(0).forEach(safely(record))
  }

  function record(event: Happened) {
    if (consent === 'denied') return
    const visitor = consent === 'granted' ? visitorId() : undefined
    delivery.add(payloadOf(event, currentSession(event), consent as Answer, visitor)) // consent is answered by now
  }

  function page(again?: boolean) {
    if (counted === location.pathname && !again) return
    counted = location.pathname
    note('pageview', { title: document.title })
  }

  /** Reports a pending navigation before anything else on its page. */
  function catchUp() {
    if (counted) page()
  }

  function answer(next: Consent = 'pending') {
    if (!/^(granted|denied|exempt)$/.test(next)) return
    // Global Privacy Control allows measurement only.
    consent = next === 'granted' && navigator.globalPrivacyControl ? 'exempt' : next
    if (consent !== 'granted') {
      lasting.remove(visitorKey)
      if (!options.keepsAffiliate) lasting.remove(affiliateKey)
    }
    if (consent === 'denied') {
      lasting.remove(sessionKey)
      lasting.remove(queueKey)
    } else if (isOff()) return
    const linked = takeLink()
    if (consent === 'granted') adopt(linked)
    delivery.resume()
    recordHeld()
  }

  /** Stores the visit and the affiliate code from the page's URL. */
  function adopt(linked: Linked | undefined) {
    const code = affiliateIn(location.search)
    if (code) keepAffiliate(code)
    if (!linked) return
    const [visitor, session] = linked
    visitorId(visitor)
    lasting.write(sessionKey, newSession(session))
  }

  function withVisit(address: string) {
    if (consent !== 'granted') return address
    const url = new URL(address, location.href)
    const { sessionId } = currentSession()
    url.searchParams.set(linkParameter, linkValue(visitorId(), sessionId))
    const code = keptAffiliate()
    if (code) url.searchParams.set('code', code)
    return url.href
  }

  // Also runs when the page becomes visible, which is harmless.
  listen(window, 'visibilitychange pagehide', () => {
    catchUp()
    delivery.leave()
  })

  const consentTo = safely(answer)
  consentTo(options.consent)
  return {
    track: safely((action, extra) => {
      catchUp()
      note(action, extra as Extra | undefined) // a site's events may have any fields
    }),
    page: safely(page),
    consent: consentTo,
    link: (address) => attempt(() => withVisit(address)) ?? address,
  }
}

const isOff = () => location.pathname.startsWith('/admin')
