import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { uuidv7 } from '../src/ids.ts'
import { createTestApp, type TestApp } from './support/app.ts'
import { pageEvent, userAgent, type PageEvent } from './support/tracking.ts'
import { tracking } from '../src/modules/tracking/tracking.ts'

let shop: TestApp
const site = 'https://spring.example'
const hour = 3_600_000

beforeAll(async () => {
  shop = await createTestApp({
    env: { COUNTRY_HEADER: 'x-country' },
  })
  await shop.db
    .insertInto('landing_sites')
    .values([
      { key: 'spring', name: 'Spring', origins: [site, 'https://www.spring.example'] },
      { key: 'blog', name: 'Blog', origins: ['https://blog.example'] },
    ])
    .execute()
})
afterAll(() => shop.close())

const event = (about: Partial<PageEvent> = {}) => pageEvent({ at: shop.clock.now(), ...about })
const track = (body: object, headers = {}) =>
  shop.browser().post('/api/user-tracking/track', body, { headers: { 'user-agent': userAgent, ...headers } })
const embed = (body: unknown, { origin = site, ...headers }: Record<string, string> = {}) =>
  shop.app.inject({
    method: 'POST',
    url: '/i',
    headers: { origin, 'content-type': 'text/plain;charset=UTF-8', 'user-agent': userAgent, ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  })
const batch = (...events: unknown[]) => ({ site: 'spring', sentAt: shop.clock.now().toISOString(), events })
const eventsOf = (sessionId: string) =>
  shop.db
    .selectFrom('tracking_events')
    .selectAll()
    .where('session_id', '=', sessionId)
    .orderBy('at')
    .execute()
const sessionOf = (sessionId: string) =>
  shop.db.selectFrom('tracking_sessions').selectAll().where('session_id', '=', sessionId).executeTakeFirst()
const counted = async (reason: string) =>
  Number(
    new RegExp(`event="tracking_${reason}"\\} (\\d+)`).exec((await shop.ctx.metrics.page()).text)?.[1] ?? 0,
  )

test('§7: an event is stored with its session before the response', async () => {
  const sent = event({
    path: '/purchase',
    query: { utm_source: 'Newsletter', utm_campaign: 'Natal', utm_medium: 'email', name: 'Ana' },
    referrer: 'https://mail.example/inbox?me',
    title: 'A video for Ana',
  })
  const response = await track(sent, { 'x-country': 'BR' })
  expect([response.statusCode, response.body]).toEqual([204, ''])
  const [kept] = await eventsOf(sent.sessionId)
  expect(kept).toMatchObject({
    event_id: sent.eventId,
    site: '',
    action: 'pageview',
    path: '/purchase',
    properties: null,
  })
  const session = await sessionOf(sent.sessionId)
  expect(session).toMatchObject({
    source: 'newsletter',
    medium: 'email',
    campaign: 'Natal',
    referrer: 'mail.example',
    device: 'desktop',
    country: 'BR',
    bot: null,
    entry_path: '/purchase',
    pages: 1,
    events: 1,
    step: 1,
  })
  expect(JSON.stringify([kept, session])).not.toContain('Ana')
})

test('E1, E2: a repeated event counts once, also in one batch and in many concurrent requests', async () => {
  const sent = event()
  await Promise.all(Array.from({ length: 20 }, () => track({ ...sent, sentAt: new Date().toISOString() })))
  await embed(batch(sent, sent))
  expect(await eventsOf(sent.sessionId)).toHaveLength(1)
  expect(await sessionOf(sent.sessionId)).toMatchObject({ pages: 1, events: 1 })
})

test('T8: a visit keeps its campaign on later pages, which repeat the referrer', async () => {
  const referrer = 'https://l.facebook.com/'
  const first = event({ query: { fbclid: '1', utm_campaign: 'natal' }, referrer })
  await track(first)
  const { sessionId } = first
  const sessionInfo = { sessionId, timeOnSite: 9, referrer, previousPath: '/', pageCount: 2 }
  await track(event({ sessionId, path: '/purchase', referrer, sessionInfo }))
  expect(await sessionOf(sessionId)).toMatchObject({ source: 'facebook', campaign: 'natal', pages: 2 })
})

test('E2, T8: events in any order give the same session; the last source that is not direct stays', async () => {
  const sessionId = randomUUID()
  const at = (minutes: number) => new Date(shop.clock.now().getTime() - hour + minutes * 60_000)
  const sentAt = shop.clock.now().toISOString()
  const visit = [
    event({ sessionId, at: at(0), sentAt, path: '/', referrer: 'https://www.google.com/' }),
    event({ sessionId, at: at(1), sentAt, path: '/purchase', query: { fbclid: '1' } }),
    event({ sessionId, at: at(2), sentAt, path: '/checkout' }),
    event({ sessionId, at: at(3), sentAt, path: '/contact', action: 'CTAClick', cta_location: 'footer' }),
  ]
  for (const index of [2, 0, 3, 1]) await track(visit[index] ?? {})
  const { started_at: started, last_at: last, ...session } = (await sessionOf(sessionId)) ?? {}
  expect(session).toMatchObject({
    source: 'facebook',
    medium: null,
    referrer: null,
    entry_path: '/',
    exit_path: '/checkout',
    pages: 3,
    events: 4,
    step: 2,
    converted_at: null,
  })
  expect(Number(last) - Number(started)).toBeGreaterThanOrEqual(3 * 60_000)
  expect((await eventsOf(sessionId)).map(({ path }) => path)).toEqual([
    '/',
    '/purchase',
    '/checkout',
    '/contact',
  ])
})

test('T10: without consent no visitor id is stored', async () => {
  const visitorId = uuidv7(shop.clock.now())
  const granted = event({ visitorId })
  const [denied, exempt] = [event({ consent: 'denied', visitorId }), event({ consent: 'exempt', visitorId })]
  for (const sent of [granted, denied, exempt]) expect((await track(sent)).statusCode).toBe(204)
  expect((await sessionOf(granted.sessionId))?.visitor_id).toBe(visitorId)
  expect((await sessionOf(denied.sessionId))?.visitor_id).toBeNull()
  expect((await sessionOf(exempt.sessionId))?.visitor_id).toBeNull()
})

test('T6: a robot’s event is stored, flagged and counted', async () => {
  const sent = event()
  await track(sent, { 'user-agent': 'Googlebot/2.1' })
  expect(await sessionOf(sent.sessionId)).toMatchObject({ bot: 'user_agent' })
  expect(await counted('bot_user_agent')).toBe(1)
})

test('T3, T4: repaired and left out values are counted', async () => {
  const long = new Date(shop.clock.now().getTime() - 900 * hour)
  const sent = event({ at: long, sentAt: shop.clock.now().toISOString(), childName: 'Ana' })
  expect((await track(sent)).statusCode).toBe(204)
  const [kept] = await eventsOf(sent.sessionId)
  expect(shop.clock.now().getTime() - Number(kept?.at)).toBeLessThan(49 * hour)
  expect([await counted('clock'), await counted('property')]).toEqual([1, 1])
})

test.each<[string, object]>([
  ['a session that is none', { sessionId: "' or 1=1" }],
  ['an id that is no UUIDv7', { eventId: randomUUID() }],
  ['an action that is no word', { action: '<script>' }],
  ['a time that is none', { timestamp: 'yesterday' }],
  [
    'a text that is huge',
    { navigationInfo: { currentPath: 'x'.repeat(5000), referrer: '', queryParams: {} } },
  ],
  ['no device', { deviceInfo: undefined }],
])('T1: an event with %s is refused and counted', async (_, wrong) => {
  const before = await counted('refused_validation_failed')
  const response = await track({ ...event(), ...wrong })
  expect([response.statusCode, response.json().code]).toEqual([400, 'validation_failed'])
  expect(await counted('refused_validation_failed')).toBe(before + 1)
})

test('T1: another site sends plain text, without a preflight request or a cookie', async () => {
  const sent = event({ path: '/landing', query: { code: 'ana' } })
  const response = await embed(batch(sent))
  expect([response.statusCode, response.headers['access-control-allow-origin']]).toEqual([204, '*'])
  expect(response.headers['set-cookie']).toBeUndefined()
  expect(await sessionOf(sent.sessionId)).toMatchObject({
    site: 'spring',
    source: 'affiliate',
    affiliate: 'ANA',
    step: 0,
  })
  const next = event({ sessionId: sent.sessionId, path: '/purchase', referrer: `${site}/landing` })
  await track(next)
  expect(await sessionOf(sent.sessionId)).toMatchObject({
    site: 'spring',
    source: 'affiliate',
    pages: 2,
    step: 1,
  })
})

test('T1: a batch’s valid events are stored, and each invalid one is counted', async () => {
  const before = await counted('refused_event')
  const sent = event()
  expect((await embed(batch(null, 'x', { ...sent, action: 7 }, sent))).statusCode).toBe(204)
  expect(await eventsOf(sent.sessionId)).toHaveLength(1)
  expect(await counted('refused_event')).toBe(before + 3)
})

test('T1: an event with characters that PostgreSQL cannot store does not affect others', async () => {
  const sent = event()
  const cutWithin = event({ action: 'Contact', cta_location: `a${'\u{1D400} '.repeat(60)}` })
  expect((await embed(batch(cutWithin, sent))).statusCode).toBe(204)
  expect((await embed(batch(event({ timestamp: '2016-12-31T23:59:60Z' }), event()))).statusCode).toBe(204)
  expect(await eventsOf(sent.sessionId)).toHaveLength(1)
})

test.each<[string, () => unknown, Record<string, string>, number]>([
  ['a foreign origin', () => batch(event()), { origin: 'https://evil.example' }, 403],
  ['no origin', () => batch(event()), { origin: '' }, 403],
  ['another site’s key', () => ({ ...batch(event()), site: 'blog' }), {}, 403],
  ['an unknown key', () => ({ ...batch(event()), site: 'nobody' }), {}, 403],
  ['no JSON', () => '{', {}, 400],
  ['nothing in it', () => batch(), {}, 400],
  ['nothing right in it', () => batch({}), {}, 400],
  ['too many events', () => batch(...Array.from({ length: 51 }, () => event())), {}, 400],
  ['too many bytes', () => 'x'.repeat(60_001), {}, 413],
])('T1: a batch with %s is refused with a readable error', async (_, body, headers, status) => {
  const response = await embed(body(), headers)
  expect([response.statusCode, response.headers['access-control-allow-origin']]).toEqual([status, '*'])
})

test('T1: a batch with cookies is refused', async () => {
  expect((await embed(batch(event()), { cookie: 'recadinho_access=x' })).statusCode).toBe(403)
})

test('T12: a flooding network is limited across all of its addresses; another network is not', async () => {
  const guarded = await createTestApp({ env: { RATE_LIMITS: 'on' } })
  try {
    const send = async (remoteAddress: string) => {
      const { statusCode } = await guarded.app.inject({
        method: 'POST',
        url: '/api/user-tracking/track',
        headers: { 'sec-fetch-site': 'same-origin', 'user-agent': userAgent },
        payload: event(),
        remoteAddress,
      })
      return statusCode
    }
    for (let batch = 0; batch < 12; batch += 1) {
      const flood = await Promise.all(Array.from({ length: 100 }, (_, index) => send(`203.0.113.${index}`)))
      expect(new Set(flood)).toEqual(new Set([204]))
    }
    expect(await send('203.0.113.250')).toBe(429)
    expect(await send('198.51.100.7')).toBe(204)
  } finally {
    await guarded.close()
  }
})

test('E1: an event counts once even if the browser’s clock is off by just a week between tries', async () => {
  const week = 7 * 24 * hour
  const [behind, ahead] = [-1, 1].map((side) =>
    event({ at: new Date(shop.clock.now().getTime() + side * week - hour / 2) }),
  )
  for (let tries = 0; tries < 3; tries += 1) {
    for (const sent of [behind, ahead]) expect((await track(sent ?? {})).statusCode).toBe(204)
    shop.clock.advance(hour)
  }
  for (const sent of [behind, ahead])
    expect(await sessionOf(sent?.sessionId ?? '')).toMatchObject({ pages: 1, events: 1 })
})

test('T1: refusals are counted even if the process ends before its next round', async () => {
  const ending = await createTestApp()
  try {
    tracking(ending.ctx).note('refused_event')
    await ending.workers.stop()
    expect(await ending.db.selectFrom('tracking_notes').select(['reason', 'count']).execute()).toEqual([
      { reason: 'refused_event', count: 1 },
    ])
  } finally {
    await ending.close()
  }
})

test('E3: a week without a partition gets one; a clock that is years off needs none', async () => {
  shop.clock.advance(20 * 7 * 24 * hour)
  const later = event()
  const wrong = event({ eventId: uuidv7(new Date('2031-01-01')) })
  expect(
    (await Promise.all([track(later), track(wrong), track(event())])).map(({ statusCode }) => statusCode),
  ).toEqual([204, 204, 204])
  await track({ ...wrong, sentAt: new Date().toISOString() })
  expect(await eventsOf(wrong.sessionId)).toHaveLength(1)
})
