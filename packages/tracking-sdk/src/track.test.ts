import { expect, test } from 'vitest'
import { createTracker } from './track.ts'
import type { Surroundings, TrackingPayload } from './types.ts'

interface Setting {
  url?: string
  storage?: Surroundings['storage']
  answer?: () => Promise<Response>
}

function setting({
  url = 'https://shop.test/purchase?utm_source=x&code=ANA',
  storage,
  answer,
}: Setting = {}) {
  const sent: { body: TrackingPayload; init: RequestInit }[] = []
  const clock = { now: Date.UTC(2026, 0, 1) }
  const kept = new Map<string, string>()
  let ids = 0
  const location = new URL(url)
  const surroundings = {
    window: {
      location,
      devicePixelRatio: 2,
      screen: { width: 360, height: 780 },
      navigator: { userAgent: 'agent', language: 'pt-BR', platform: 'Linux', vendor: 'vendor' },
    },
    document: { referrer: 'https://from.test/' },
    storage: storage ?? {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
    now: () => clock.now,
    randomUUID: () => `session-${++ids}`,
  } as unknown as Surroundings // the few properties that are read
  const fetch: typeof globalThis.fetch = async (_, init) => {
    const body = JSON.parse(typeof init?.body === 'string' ? init.body : '') as TrackingPayload // the tracker wrote it
    sent.push({ body, init: init ?? {} })
    return answer ? answer() : new Response(null, { status: 204 })
  }
  const tracker = createTracker({ endpoint: '/api/user-tracking/track', fetch, surroundings })
  return { tracker, sent, clock, location, surroundings }
}

test('§3: the payload carries exactly the specified fields', async () => {
  const { tracker, sent } = setting()
  expect(await tracker.track('click', { title: 'Home' })).toBe(true)
  expect(sent[0]?.body).toEqual({
    action: 'click',
    sessionId: 'session-1',
    timestamp: '2026-01-01T00:00:00.000Z',
    deviceInfo: {
      userAgent: 'agent',
      language: 'pt-BR',
      platform: 'Linux',
      screenWidth: 360,
      screenHeight: 780,
      pixelRatio: 2,
      vendor: 'vendor',
    },
    navigationInfo: {
      currentPath: '/purchase',
      referrer: 'https://from.test/',
      queryParams: { utm_source: 'x', code: 'ANA' },
    },
    sessionInfo: {
      sessionId: 'session-1',
      timeOnSite: 0,
      referrer: 'https://from.test/',
      previousPath: '',
      pageCount: 0,
    },
    title: 'Home',
  })
  expect(sent[0]?.init).toMatchObject({ method: 'POST', credentials: 'include', keepalive: true })
})

test('an extra field never replaces one of the payload’s own', async () => {
  const { tracker, sent } = setting()
  await tracker.track('click', { sessionId: 'forged', action: 'forged' })
  expect(sent[0]?.body).toMatchObject({ action: 'click', sessionId: 'session-1' })
})

test('a session continues over pages and counts pages, seconds and the previous path', async () => {
  const { tracker, sent, clock, location } = setting()
  await tracker.page()
  clock.now += 61_400
  location.pathname = '/checkout'
  await tracker.page()
  expect(sent[1]?.body.sessionInfo).toMatchObject({
    sessionId: 'session-1',
    timeOnSite: 61,
    pageCount: 2,
    previousPath: '/purchase',
  })
})

test('§6: nothing is sent on a path that starts with /admin', async () => {
  const { tracker, sent } = setting({ url: 'https://shop.test/admin/analytics' })
  expect(await tracker.page()).toBe(false)
  expect(await tracker.track('click')).toBe(false)
  expect(sent).toEqual([])
})

test('§8: a refusal or a broken network returns false, and nothing is thrown', async () => {
  const refused = setting({ answer: async () => new Response(null, { status: 503 }) })
  expect(await refused.tracker.track('click')).toBe(false)
  const broken = setting({ answer: () => Promise.reject(new TypeError('offline')) })
  expect(await broken.tracker.track('click')).toBe(false)
})

test('storage that throws does not stop tracking', async () => {
  const forbidden = () => {
    throw new Error('forbidden')
  }
  const { tracker, sent } = setting({ storage: { getItem: forbidden, setItem: forbidden } })
  expect(await tracker.page()).toBe(true)
  expect(sent[0]?.body.sessionInfo.pageCount).toBe(0)
})
