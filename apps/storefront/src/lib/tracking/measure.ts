import { createTracker, followLinks, followPages, siteWire, type Consent } from '@recadinho/tracking-sdk'
import { consentKey, mayMarket } from '../consent/consent.ts'
import { consentAnswered, marketSelected } from '../early-events.ts'
import { followMeasured } from './follow-measured.ts'

/**
 * Measures this page (§3, §7): page views on every change of path, clicks to other sites, and what the app reports. What the
 * visitor allows is `lib/consent/SPEC.md`'s to say.
 */
export function measure(): void {
  let consent = allowed()
  const tracker = createTracker({ wire: siteWire('/api/user-tracking/track'), consent, keepsAffiliate: true })
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
