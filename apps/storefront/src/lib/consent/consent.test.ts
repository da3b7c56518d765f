// @vitest-environment jsdom
import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storeMarket } from '../market/market.ts'
import { lasting, safeStorage } from '../storage.ts'
import { answerConsentAtom, mayMarketAtom } from './consent-atoms.ts'
import { mayMarket, isConsentRequired, storeConsent, storedConsent } from './consent.ts'

const browser = (facts: { languages?: string[]; globalPrivacyControl?: boolean }) =>
  vi.stubGlobal('navigator', { languages: ['en-US'], ...facts })
/** The clock of a browser without `Temporal`. */
const clock = (timeZone: string) => {
  vi.stubGlobal('Temporal', undefined)
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ timeZone } as never) // all that is read
}

beforeEach(() => {
  localStorage.clear()
  for (const name of ['locale', 'country']) document.cookie = `recadinho_${name}=;path=/;max-age=0`
  browser({})
  clock('America/New_York')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('C1, C2: in a market that requires consent, nothing runs without it', () => {
  storeMarket({ locale: 'en', country: 'GB' })
  expect([mayMarket(), isConsentRequired()]).toEqual([false, true])
  storeConsent(true)
  expect([mayMarket(), isConsentRequired()]).toEqual([true, false])
})

test('C2: the time zone comes from `Temporal` where the browser has it', () => {
  vi.stubGlobal('Temporal', { Now: { timeZoneId: () => 'Europe/Paris' } })
  expect(isConsentRequired()).toBe(true)
})

test('C2: Portuguese without a country may be Brazil or Portugal', () => {
  storeMarket({ locale: 'pt' })
  expect([mayMarket(), isConsentRequired()]).toEqual([false, true])
})

test('C3: elsewhere it runs until a refusal, without a question', () => {
  storeMarket({ locale: 'en', country: 'US' })
  expect([mayMarket(), isConsentRequired()]).toEqual([true, false])
  storeConsent(false)
  expect([mayMarket(), isConsentRequired()]).toEqual([false, false])
})

test('C4: an answer is stored with its version and its time', () => {
  storeConsent(false, new Date('2026-11-21T12:00:00Z'))
  expect(storedConsent()).toEqual({ version: 1, marketing: false, at: '2026-11-21T12:00:00.000Z' })
})

test.each([
  { version: 0, marketing: true, at: '2026-11-21T12:00:00Z' },
  { version: 1, marketing: 'yes', at: '2026-11-21T12:00:00Z' },
  { version: 1, marketing: true, at: 'once' },
  { marketing: true },
  'yes',
  null,
  [],
])('C4: %j is no answer', (kept) => {
  storeMarket({ locale: 'en', country: 'IE' })
  lasting.write('recadinho.consent.v1', kept)
  expect(storedConsent()).toBeUndefined()
  expect(mayMarket()).toBe(false)
})

test('C5: Global Privacy Control is a refusal in every market, whatever was answered', () => {
  browser({ globalPrivacyControl: true })
  storeMarket({ locale: 'en', country: 'US' })
  expect([mayMarket(), isConsentRequired()]).toEqual([false, false])
  storeConsent(true)
  expect(mayMarket()).toBe(false)
  storeMarket({ locale: 'en', country: 'DE' })
  expect(isConsentRequired()).toBe(false)
})

test('C6: a change of the choice reaches all its readers at once', () => {
  storeMarket({ locale: 'en', country: 'DE' })
  const store = createStore()
  const heard = vi.fn<() => void>()
  store.sub(mayMarketAtom, heard)
  store.set(answerConsentAtom, true)
  expect(store.get(mayMarketAtom)).toBe(true)
  store.set(answerConsentAtom, false)
  expect(store.get(mayMarketAtom)).toBe(false)
  expect(heard).toHaveBeenCalledTimes(2)
})

test('with blocked storage the answer lasts as long as the page', () => {
  const blocked = safeStorage(() => {
    throw new Error('SecurityError')
  })
  storeMarket({ locale: 'pt', country: 'BR' })
  expect(isConsentRequired(blocked)).toBe(true)
  storeConsent(false, new Date(), blocked)
  expect([mayMarket(blocked), isConsentRequired(blocked)]).toEqual([false, false])
})
