import { createTracker, followLinks, followPages, siteWire, type Consent } from '@recadinho/tracking-sdk'
import { consentKey, isConsentRequired, mayMarket } from '../consent/consent.ts'
import { consentAnswered, marketSelected } from '../early-events.ts'
import { followMeasured } from './follow-measured.ts'

/**
 * Measures this page (§3, §7): page views on every path change, clicks to other sites, and the app's own events.
 * `lib/consent/SPEC.md` defines what consent allows.
 */
export function measure(): void {
  let consent = allowed()
  const tracker = createTracker({
    wire: siteWire('/api/user-tracking/track'),
    consent,
    keepsAffiliate: true,
    unanswered: isConsentRequired(),
  })
  followPages(tracker.page)
  followLinks(tracker, [])
  followMeasured(({ action, extra }) => tracker.track(action, extra))

  const follow = () => {
    if (consent === allowed()) return
    consent = allowed()
    tracker.consent(consent)
  }
  addEventListener(consentAnswered, follow)
  addEventListener(marketSelected, follow)
  addEventListener('storage', ({ key }) => {
    if (key === consentKey) follow()
  })
}

const allowed = (): Consent => (mayMarket() ? 'granted' : 'exempt')
