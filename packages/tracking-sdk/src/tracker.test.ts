// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepAffiliate, keptAffiliate } from './affiliate.ts'
import { linkValue } from './linker.ts'
import { createTracker, type TrackerOptions } from './tracker.ts'
import type { Consent, TrackingPayload } from './types.ts'
import { isUuid, newUuid, timeOf } from './uuid.ts'
import { embedWire, siteWire } from './wire.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
let sent: Blob[]
let answer: () => Promise<Response>

beforeEach(() => {
  localStorage.clear()
  sent = []
  answer = async () => new Response(null, { status: 204 })
  vi.useFakeTimers({ now })
  vi.stubGlobal('fetch', (_: string, { body }: { body: Blob }) => {
    sent.push(body)
    return answer()
  })
  history.replaceState(null, '', '/purchase?utm_source=x&fbclid=y&email=ana%40example.com&code=ANA')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Object.defineProperty(document, 'referrer', { value: '', configurable: true })
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: undefined, configurable: true })
})

const trackerWith = (consent: Consent, options: Partial<TrackerOptions> = {}) =>
  createTracker({ wire: siteWire('/api/user-tracking/track'), consent, ...options })
const landing = { wire: embedWire('https://shop.test/i', 'spring') }
const open = (address: string, referrer = '') => {
  history.replaceState(null, '', address)
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true })
}
async function payloads() {
  await vi.advanceTimersByTimeAsync(10)
  return Promise.all(sent.map(async (body) => JSON.parse(await textOf(body)) as TrackingPayload)) // the tracker wrote it
}
/** jsdom's blob cannot be read as text. */
const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string)) // as it is read
    reader.readAsText(blob)
    void vi.advanceTimersByTimeAsync(10)
  })
const kept = () => Object.keys(localStorage).toSorted()

test('S1, S3: the payload has exactly the fields of §3; of the query only a campaign’s parameters', async () => {
  trackerWith('granted').track('CTAClick', { cta_location: 'hero', sessionId: 'forged' })
  const [payload] = await payloads()
  const { eventId, sessionId, visitorId } = payload ?? {}
  expect([eventId, sessionId, visitorId].every(isUuid)).toBe(true)
  expect(payload).toEqual({
    action: 'CTAClick',
    path: '/purchase',
    cta_location: 'hero',
    eventId,
    sessionId,
    visitorId,
    consent: 'granted',
    timestamp: new Date(now).toISOString(),
    sentAt: expect.stringMatching(/^2026-11-21T12:00:00\.\d+Z$/),
    deviceInfo: {
      userAgent: navigator.userAgent,
      language: 'en-US',
      platform: navigator.platform,
      screenWidth: screen.width,
      screenHeight: screen.height,
      pixelRatio: 1,
      vendor: navigator.vendor,
    },
    navigationInfo: {
      currentPath: '/purchase',
      referrer: '',
      queryParams: { utm_source: 'x', fbclid: 'y', code: 'ANA' },
    },
    sessionInfo: { sessionId, timeOnSite: 0, referrer: '', previousPath: '', pageCount: 0 },
  })
})

test('S4: a session counts pages and seconds, knows the previous path, and ends after 30 idle minutes', async () => {
  const tracker = trackerWith('exempt')
  tracker.page()
  vi.setSystemTime(now + 61_400)
  history.pushState(null, '', '/checkout')
  tracker.page()
  vi.setSystemTime(now + 61_400 + 30 * 60_000)
  tracker.track('CTAClick')
  const [first, second, third] = await payloads()
  expect(second?.sessionId).toBe(first?.sessionId)
  expect(second?.sessionInfo).toMatchObject({ timeOnSite: 61, pageCount: 2, previousPath: '/purchase' })
  expect(third?.sessionId).not.toBe(first?.sessionId)
})

test.each(['{{{', '7', '{}', '{"sessionId":"x"}', '[]'])(
  'S4: what was stored as %s is no session',
  async (text) => {
    for (const name of ['session', 'events', 'visitor']) localStorage.setItem(`recadinho.${name}.v1`, text)
    trackerWith('granted').page()
    const [payload] = await payloads()
    expect([payload?.sessionId, payload?.visitorId].every(isUuid)).toBe(true)
  },
)

test('S5: a visitor’s id is kept for 13 months and never renewed', async () => {
  const tracker = trackerWith('granted')
  tracker.track('a')
  vi.setSystemTime(now + 394 * 86_400_000)
  tracker.track('b')
  vi.setSystemTime(now + 396 * 86_400_000)
  tracker.track('c')
  const [first, second, third] = (await payloads()).map(({ visitorId }) => visitorId)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('S6: the same path is one page view until another was viewed', async () => {
  const tracker = trackerWith('exempt')
  tracker.page()
  tracker.page()
  history.pushState(null, '', '/about')
  tracker.track('CTAClick') // the navigation comes first
  tracker.page()
  const seen = (await payloads()).map(({ action, path }) => [action, path])
  expect(seen).toEqual([
    ['pageview', '/purchase'],
    ['pageview', '/about'],
    ['CTAClick', '/about'],
  ])
})

test('S13: before an answer nothing is stored or sent; then all is, with its own time', async () => {
  const tracker = trackerWith('pending')
  tracker.page()
  tracker.track('CTAClick')
  vi.setSystemTime(now + 5000)
  expect([await payloads(), kept()]).toEqual([[], []])
  tracker.consent('maybe' as Consent) // no answer
  expect(await payloads()).toEqual([])
  tracker.consent('granted')
  const events = await payloads()
  expect(events.map(({ action }) => action)).toEqual(['pageview', 'CTAClick'])
  expect(events.map(({ timestamp }) => Date.parse(timestamp))).toEqual([now, now])
  expect(kept()).toContain('recadinho.affiliate.v1')
})

test('S15: measurement without consent has a session and no visitor, and keeps no affiliate', async () => {
  const tracker = trackerWith('exempt')
  tracker.page()
  const [payload] = await payloads()
  expect(payload).toMatchObject({ consent: 'exempt', action: 'pageview' })
  expect(payload).not.toHaveProperty('visitorId')
  expect(kept()).toEqual(['recadinho.events.v1', 'recadinho.session.v1'])
})

test.each<[consent: Consent, address: string, referrer: string, link: string]>([
  [
    'exempt',
    '/?utm_source=fb&utm_campaign=Natal&fbclid=secret&code=ana',
    '',
    'utm_source=fb&utm_campaign=Natal&code=ana&utm_site=spring',
  ],
  ['exempt', '/?fbclid=secret', 'https://l.facebook.com/', 'utm_source=fbclid&utm_site=spring'],
  ['exempt', '/', 'https://www.google.com/', 'utm_source=www.google.com&utm_site=spring'],
  ['exempt', '/?code=ana', 'https://www.google.com/', 'code=ana&utm_site=spring'],
  ['exempt', '/', '', 'utm_site=spring'],
  ['denied', '/?utm_source=fb&code=ana', '', ''],
  ['pending', '/?utm_source=fb&code=ana', '', ''],
])('S18: %s, and arrived at %s from "%s", a link to the shop says %s', (consent, address, referrer, link) => {
  open(address, referrer)
  const tracker = trackerWith(consent, landing)
  tracker.page()
  open('/how-it-works', 'https://spring.test/')
  tracker.page()
  expect(new URL(tracker.link('https://shop.test/')).search.slice(1)).toBe(link)
})

test('S18: a link that names its own source keeps it; a later page’s campaign replaces the first, with all of it', () => {
  open('/?utm_source=fb&utm_campaign=Natal')
  const tracker = trackerWith('exempt', landing)
  tracker.page()
  expect(tracker.link('https://shop.test/?utm_source=own')).toBe(
    'https://shop.test/?utm_source=own&utm_site=spring',
  )
  open('/again?utm_source=tiktok')
  tracker.page()
  expect(tracker.link('https://shop.test/')).toBe('https://shop.test/?utm_source=tiktok&utm_site=spring')
})

test('S18: with consent the visit is added, and the affiliate’s code of the last 30 days', () => {
  open('/')
  keepAffiliate('BIA')
  const tracker = trackerWith('granted', landing)
  tracker.page()
  const query = new URL(tracker.link('https://shop.test/')).searchParams
  expect([...query.keys()]).toEqual(['utm_site', 'code', '_tl'])
  expect(query.get('code')).toBe('BIA')
})

test('S19: before the visitor’s answer a session goes on without their id, which a yes brings', async () => {
  const [visitor, session] = [newUuid(), newUuid()]
  open(`/?_tl=${linkValue(visitor, session)}`)
  const tracker = trackerWith('exempt', { unanswered: true })
  tracker.page()
  expect(location.search).toBe('')
  tracker.consent('granted')
  tracker.track('CTAClick')
  const [first, second] = await payloads()
  expect(first).toMatchObject({ sessionId: session, consent: 'exempt' })
  expect(first).not.toHaveProperty('visitorId')
  expect(second).toMatchObject({ sessionId: session, visitorId: visitor, consent: 'granted' })
})

test('S15, S19: where the visitor wants to be counted only, no session goes on', async () => {
  const session = newUuid()
  open(`/?_tl=${linkValue(newUuid(), session)}`)
  trackerWith('exempt').page()
  expect((await payloads())[0]?.sessionId).not.toBe(session)
  expect(location.search).toBe('')
})

test('S3: a single-page application’s next path is reached from the site itself', async () => {
  open('/', 'https://acs.bank.test/')
  const tracker = trackerWith('exempt')
  tracker.page()
  history.pushState(null, '', '/about')
  tracker.page()
  const referrers = (await payloads()).map(({ navigationInfo }) => navigationInfo.referrer)
  expect(referrers).toEqual(['https://acs.bank.test/', location.origin])
})

test('S15, S20: less consent erases the visitor’s id and the affiliate’s code, but not one that the site keeps', async () => {
  const tracker = trackerWith('granted')
  tracker.page()
  expect(kept()).toContain('recadinho.affiliate.v1')
  tracker.consent('exempt')
  expect(kept()).toEqual(['recadinho.events.v1', 'recadinho.session.v1'])

  const wire = siteWire('/api/user-tracking/track')
  const site = createTracker({ wire, consent: 'granted', keepsAffiliate: true })
  keepAffiliate('BIA')
  site.consent('exempt')
  expect(keptAffiliate()).toBe('BIA')
})

test('S16: a refusal erases queue and ids, also of what is on the network', async () => {
  const { promise, reject } = Promise.withResolvers<Response>()
  answer = () => promise
  const tracker = trackerWith('granted')
  tracker.page()
  await payloads()
  expect(kept()).toHaveLength(4)
  tracker.consent('denied')
  expect(kept()).toEqual([])
  reject(new TypeError('offline'))
  tracker.track('CTAClick')
  await vi.advanceTimersByTimeAsync(120_000)
  expect(sent).toHaveLength(1)
  expect(kept()).toEqual([])
})

test('S17: Global Privacy Control makes consent measurement only', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
  trackerWith('granted').page()
  expect((await payloads())[0]).toMatchObject({ consent: 'exempt' })
})

test('S22: on a path that starts with /admin nothing is measured, stored or sent', async () => {
  history.replaceState(null, '', '/admin/analytics')
  const tracker = trackerWith('granted')
  tracker.page()
  tracker.track('CTAClick')
  expect([await payloads(), kept()]).toEqual([[], []])
})

test('S22: an answer that is given there counts afterwards, for what happened before too', async () => {
  const tracker = trackerWith('pending')
  tracker.track('CTAClick')
  history.pushState(null, '', '/admin')
  tracker.consent('granted')
  expect([await payloads(), kept()]).toEqual([[], []])
  history.pushState(null, '', '/purchase')
  tracker.page()
  expect((await payloads()).map(({ action, consent }) => [action, consent])).toEqual([
    ['CTAClick', 'granted'],
    ['pageview', 'granted'],
  ])
  history.pushState(null, '', '/admin')
  tracker.consent('denied')
  expect(kept()).toEqual([])
})

test('S21: an event that is no JSON is dropped, and the next one is measured', async () => {
  const tracker = trackerWith('granted')
  const circular: Record<string, unknown> = {}
  circular['self'] = circular
  expect(() => tracker.track('CTAClick', circular)).not.toThrow()
  tracker.track('Contact')
  expect((await payloads()).map(({ action }) => action)).toEqual(['Contact'])
})

test('S13, S21: an event that is no JSON takes none of those with it that wait for an answer', async () => {
  const tracker = trackerWith('pending')
  tracker.track('CTAClick', { amount: 1n })
  tracker.track('Contact')
  tracker.consent('granted')
  expect((await payloads()).map(({ action }) => action)).toEqual(['Contact'])
})

test('S2: ids are of version 7 and hold the time', () => {
  expect(newUuid()).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(timeOf(newUuid())).toBe(now)
})
