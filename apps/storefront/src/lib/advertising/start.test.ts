// @vitest-environment jsdom
import type { Pixel } from '@recadinho/contracts/advertising'
import type { Character } from '@recadinho/contracts/catalog'
import { createClient } from '@recadinho/contracts/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ConversionData } from '@recadinho/contracts/conversions'
import { mayMarket, storeConsent } from '../consent/consent.ts'
import { storeMarket } from '../market/market.ts'
import { rememberOrder } from '../orders/order-memory.ts'
import { consentAnswered, type Measured } from '../early-events.ts'
import { startAdvertising } from './start.ts'

const pixels: Pixel[] = [
  { network: 'meta', id: '1234567890', scriptUrl: 'http://ads.test/fbevents.js' },
  { network: 'tiktok', id: 'C4A1', scriptUrl: 'http://ads.test/events.js' },
]
const luna = {
  id: 'luna',
  category: 'princesses',
} as Character // all that is read
const open = (address: string) => history.replaceState(null, '', address)
let take: (event: Measured) => void
const start = () => {
  take = startAdvertising(createClient(), { pixels, characters: [luna] })
}
const advertise = (action: string, extra: Record<string, unknown> = {}) =>
  take({ action, extra, mayAdvertise: mayMarket() })
const scripts = () => [...document.scripts].map(({ src }) => src)

/** The calls in Meta's queue, without those of the set-up. */
const meta = () =>
  (window.fbq?.queue ?? [])
    .filter(([call]) => call === 'track' || call === 'trackCustom')
    .map(([, name, data, options]) => ({ name, data, id: (options as { eventID: string }).eventID }))
const tiktok = () => (window.ttq ?? []).filter((call) => Array.isArray(call) && call[0] !== 'grantConsent')
const sent = () =>
  vi.mocked(fetch).mock.calls.map(([path, init]) => ({
    path,
    headers: init?.headers as Record<string, string>, // the client sends a record
    body: init?.body === undefined ? undefined : (JSON.parse(init.body as string) as Record<string, unknown>), // and text
  }))

beforeEach(() => {
  localStorage.clear()
  document.head.replaceChildren()
  document.body.replaceChildren()
  vi.stubGlobal('navigator', { languages: ['en-US'], userAgent: 'Firefox' })
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async () => new Response(null, { status: 202 })),
  )
  for (const name of ['fbq', '_fbq', 'ttq'] as const) delete window[name]
  storeMarket({ locale: 'pt', country: 'BR' })
  open('/')
})
afterEach(() => vi.unstubAllGlobals())

test('A2: nothing is loaded or told before consent; then the page is seen, and what came before is not', () => {
  start()
  advertise('CharacterSelection', { content_id: 'luna' })
  expect([scripts(), sent(), window.fbq]).toEqual([[], [], undefined])
  storeConsent(true)
  expect(scripts()).toEqual(['http://ads.test/fbevents.js', 'http://ads.test/events.js?sdkid=C4A1&lib=ttq'])
  expect(meta().map(({ name }) => name)).toEqual(['PageView', 'PageVisit'])
})

test('A5: each event goes to Meta and to the server with one id, to TikTok where it knows it', () => {
  storeConsent(true)
  document.cookie = '_fbp=fb.0.1558571054389.1098115397;path=/'
  start()
  advertise('CharacterSelection', { content_id: 'luna' })
  advertise('AddToCart', { content_id: 'duo' })
  advertise('SubmitForm')
  advertise('Purchase', { value: 49.9, currency: 'USD', transaction_id: 'the-order' })
  expect(sent().map(({ body }) => [body?.['eventName'], body?.['eventId']])).toEqual(
    meta().map(({ name, id }) => [name, id]),
  )
  expect(meta().at(-1)).toEqual({
    name: 'Purchase',
    id: 'the-order',
    data: { content_category: 'greetings', value: 49.9, currency: 'USD', transaction_id: 'the-order' },
  })
  expect(new Set(meta().map(({ id }) => id)).size).toBe(meta().length)
  expect(sent()[0]).toMatchObject({
    path: '/api/facebook-conversion',
    headers: { 'x-consent': '1', 'x-fbp': 'fb.0.1558571054389.1098115397' },
    body: { userAgent: 'Firefox' },
  })
  expect(tiktok().map((call) => (call as unknown[])[1] ?? 'page')).toEqual([
    'page',
    'ViewContent',
    'AddToCart',
    'SubmitForm',
    'CompletePayment',
  ])
})

test('A3: withdrawal stops it at once, removes cookies, and takes this browser’s orders back', () => {
  storeConsent(true)
  start()
  document.cookie = '_fbp=fb.0.1558571054389.1098115397;path=/'
  const orderId = '0193572e-8f5b-7cc3-8a44-3f3e5a1b2c3d'
  rememberOrder({ orderId, token: '', draftId: null, content: '', keys: {} })
  const before = meta().length
  storeConsent(false)
  advertise('Contact')
  expect(meta()).toHaveLength(before)
  expect(document.cookie).not.toContain('_fbp')
  expect(window.fbq?.queue.at(-1)).toEqual(['consent', 'revoke'])
  expect(sent().at(-1)?.path).toBe(`/api/orders/${orderId}/advertising`)
})

test.each(['/video?order=1', '/order-confirmation?order=1#token=secret', '/video#token=secret'])(
  'A4: nothing runs on %s',
  (address) => {
    open(address)
    storeConsent(true)
    start()
    advertise('VideoView')
    expect([scripts(), sent()]).toEqual([[], []])
  },
)

test('each page is seen once, and a press that leads to the purchase says where it was', () => {
  storeConsent(true)
  start()
  open('/faq')
  dispatchEvent(new Event(consentAnswered))
  document.body.innerHTML = '<header><a href="/purchase">x</a></header>'
  document.querySelector('a')?.addEventListener('click', (event) => event.preventDefault())
  document.querySelector('a')?.click()
  expect(meta().map(({ name, data }) => [name, data])).toEqual([
    ['PageView', { content_category: 'greetings' }],
    ['PageVisit', { content_category: 'greetings', content_name: 'home', content_type: 'page' }],
    ['PageView', { content_category: 'information' }],
    ['PageVisit', { content_category: 'information', content_name: 'faq', content_type: 'page' }],
    ['CTAClick', { content_category: 'information', cta_location: 'header', content_name: 'purchase' }],
  ])
})

test('§3: every event has its category, from both sides, and a video how far it was heard', () => {
  storeConsent(true)
  start()
  advertise('CharacterSelection', { content_id: 'luna', content_type: 'character' })
  advertise('VideoView', { content_name: 'greeting', content_type: 'video', video_progress: 25 })
  advertise('AddToCart', { content_id: 'duo', content_type: 'package' })
  const categories = ['greetings', 'greetings', 'princesses', 'greetings']
  expect(meta().map(({ data }) => (data as ConversionData).content_category)).toEqual(categories)
  // Other tests' pages listen to consent too.
  const ids = new Set<unknown>(meta().map(({ id }) => id))
  const relayed = sent().flatMap(({ body }) =>
    ids.has(body?.['eventId']) ? [body?.['customData']] : [],
  ) as ConversionData[] // what it sent
  expect(relayed.map(({ content_category: category }) => category)).toEqual(categories)
  expect(relayed.at(-1)).toMatchObject({ video_progress: 25, content_category: 'greetings' })
  expect(tiktok().at(-1)).toMatchObject(['track', 'AddToCart', { content_category: 'greetings' }, {}])
})
