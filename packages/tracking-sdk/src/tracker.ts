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
  /**
   * The visitor has not answered here, so that `exempt` is only what is allowed until then: a session that continues here
   * by their consent on the linking site goes on.
   */
  unanswered?: boolean
}

export interface Tracker<Events = EventMap> {
  track: <Action extends keyof Events & string>(action: Action, extra?: Events[Action]) => void
  /** Counts and reports a page view, once per navigation; `again` if the same path is a new view. */
  page: (again?: boolean) => void
  consent: (answer: Consent) => void
  /**
   * Adds to a URL on another of the site's domains where the visit came from, and with consent the visit itself. Returns it
   * unchanged before an answer and after a refusal.
   */
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
  let opened: string | undefined
  let counted: string | undefined
  /** The visit that this page's URL brought. Its visitor is used once consent allows an id. */
  let linked: Linked | undefined

  function note(action: string, extra?: Extra) {
    if (isOff()) return
    opened ??= location.pathname
    held.push(happened(action, extra, opened))
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
    const arrived = takeLink()
    linked ??= arrived
    if (consent === 'granted') adopt()
    if (arrived && (consent === 'granted' || options.unanswered))
      lasting.write(sessionKey, newSession(arrived[1]))
    delivery.resume()
    recordHeld()
  }

  /** Stores the visitor and the affiliate code from the page's URL. */
  function adopt() {
    const code = affiliateIn(location.search)
    if (code) keepAffiliate(code)
    if (linked) visitorId(linked[0])
  }

  function withVisit(address: string) {
    if (!/granted|exempt/.test(consent)) return address
    const url = new URL(address, location.href)
    const { searchParams } = url
    const { sessionId, from = {} } = currentSession()
    const isGranted = consent === 'granted'
    const code = (isGranted && keptAffiliate()) || from['code']
    const carried = {
      // A link that names a campaign of its own keeps it.
      ...(searchParams.has('utm_source') ? undefined : from),
      utm_site: options.wire.site,
      code,
      [linkParameter]: isGranted && linkValue(visitorId(), sessionId),
    }
    for (const [name, value] of Object.entries(carried)) if (value) searchParams.set(name, value)
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
