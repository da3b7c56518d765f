import { consentVersion } from '@recadinho/contracts/consent'
import { consentAnswered } from '../early-events.ts'
import { storedMarket } from '../market/market.ts'
import { lasting, type SafeStorage } from '../storage.ts'
import { needsOptIn } from './law.ts'

/** The visitor's answer about advertising: advertisers' tools and what is stored for them. See SPEC.md. */
export interface Consent {
  version: number
  marketing: boolean
  /** When the answer was given, ISO 8601. */
  at: string
}

export const consentKey = 'recadinho.consent.v1'

/** Whether advertising may run and store now. In the app, `mayMarketAtom` follows changes. */
export function mayMarket(storage: SafeStorage = lasting): boolean {
  if (refusesByBrowser()) return false
  return storedConsent(storage)?.marketing ?? !optInHere(storage)
}

/** Whether the visitor must be asked for consent. */
export const isConsentRequired = (storage: SafeStorage = lasting): boolean =>
  !refusesByBrowser() && storedConsent(storage) === undefined && optInHere(storage)

/** Global Privacy Control: the browser refuses for its user, in every market. */
export const refusesByBrowser = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true // not in the DOM types

export function storedConsent(storage: SafeStorage = lasting): Consent | undefined {
  const kept = storage.read(consentKey)
  if (
    typeof kept !== 'object' ||
    kept === null ||
    !('version' in kept && 'marketing' in kept && 'at' in kept)
  )
    return undefined
  const { version, marketing, at } = kept
  if (version !== consentVersion || typeof marketing !== 'boolean' || typeof at !== 'string') return undefined
  return Number.isNaN(Date.parse(at)) ? undefined : { version, marketing, at }
}

export function storeConsent(marketing: boolean, now = new Date(), storage: SafeStorage = lasting): void {
  storage.write(consentKey, { version: consentVersion, marketing, at: now.toISOString() } satisfies Consent)
  dispatchEvent(new Event(consentAnswered))
}

function optInHere(storage: SafeStorage): boolean {
  const market = storedMarket(storage)
  return needsOptIn({
    country: market?.country,
    languages: [...navigator.languages, ...(market ? [market.locale] : [])],
    timeZone: timeZoneHere(),
  })
}

/** From `Temporal`, if the browser has it: the first use of `Intl` holds up the page for longer than anything else here. */
function timeZoneHere(): string {
  const { Temporal } = globalThis as { Temporal?: { Now: { timeZoneId(): string } } } // not in every browser
  return Temporal?.Now.timeZoneId() ?? new Intl.DateTimeFormat().resolvedOptions().timeZone
}
