import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createRecorded } from './recorded.ts'
import { startLocalAds, type LocalAds } from './server.ts'

const tokens = { metaToken: 'meta-token', tiktokToken: 'tiktok-token' }
let ads: LocalAds
beforeAll(async () => {
  ads = await startLocalAds({ ...tokens, port: 0 })
})
beforeEach(() => ads.clear())
afterAll(() => ads.close())

const seconds = () => Math.floor(Date.now() / 1000)
const event = (change: object = {}) => ({
  event_name: 'PageView',
  event_time: seconds(),
  event_id: 'one',
  event_source_url: 'https://shop.example/',
  action_source: 'website',
  user_data: { client_user_agent: 'Firefox', fbp: 'fb.1.1558571054389.1098115397' },
  custom_data: { currency: 'BRL', value: 49.9 },
  ...change,
})
const meta = (data: unknown, token = tokens.metaToken) =>
  fetch(`${ads.url}/graph/123/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data, access_token: token }),
  })
const tiktok = async (change: object = {}, token = tokens.tiktokToken) => {
  const answer = await fetch(`${ads.url}/tiktok/open_api/v1.3/event/track/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'access-token': token },
    body: JSON.stringify({
      event_source: 'web',
      event_source_id: 'C4A1',
      data: [
        {
          event: 'CompletePayment',
          event_time: seconds(),
          event_id: 'one',
          user: { user_agent: 'Firefox' },
          page: { url: 'https://shop.example/' },
          ...change,
        },
      ],
    }),
  })
  return (await answer.json()) as { code: number }
}

test('an event with the same name and id counts once, from pixel or server', async () => {
  expect(await (await meta([event(), event({ event_id: 'two' })])).json()).toMatchObject({
    events_received: 2,
  })
  await meta([event()])
  await fetch(`${ads.url}/tr?id=123&ev=PageView&eid=one&cd={}&dl=https://shop.example/`)
  expect(ads.list().map(({ source, id, counted }) => [source, id, counted])).toEqual([
    ['server', 'one', true],
    ['server', 'two', true],
    ['server', 'one', false],
    ['browser', 'one', false],
  ])
})

test.each<[string, unknown]>([
  ['a name', event({ event_name: '' })],
  ['a time in milliseconds', event({ event_time: Date.now() })],
  ['a time of eight days ago', event({ event_time: seconds() - 8 * 24 * 3600 })],
  ['no page', event({ event_source_url: '/' })],
  ['an address in plain', event({ user_data: { client_user_agent: 'F', em: ['ana@example.com'] } })],
  ['a cookie that is none', event({ user_data: { client_user_agent: 'F', fbc: 'IwAR' } })],
  ['no browser', event({ user_data: {} })],
  ['a sale without a price', event({ event_name: 'Purchase', custom_data: {} })],
])('one event with %s refuses its whole request', async (_, wrong) => {
  const answer = await meta([event(), wrong])
  expect([answer.status, await answer.json()]).toMatchObject([400, { error: { code: 100 } }])
  expect(ads.list()).toEqual([])
})

test('TikTok answers its refusals with 200 and a code', async () => {
  expect(await tiktok()).toMatchObject({ code: 0 })
  expect(await tiktok({}, 'other')).toMatchObject({ code: 40_105 })
  expect(await tiktok({ user: { user_agent: 'F', email: 'ana@example.com' } })).toMatchObject({
    code: 40_002,
  })
  expect(ads.list()).toHaveLength(1)
})

test('the next request fails as it is told to, the one after it does not', async () => {
  ads.faults.add({ kind: 'error', code: 4, status: 429 })
  expect((await meta([event()])).status).toBe(429)
  ads.faults.add({ kind: 'cut' })
  await expect(meta([event()])).rejects.toThrow('fetch failed')
  ads.faults.add({ kind: 'proxy', status: 502 })
  expect((await meta([event()])).status).toBe(502)
  expect((await meta([event()], 'other')).status).toBe(401)
  expect((await meta([event()])).status).toBe(200)
  const page = await (await fetch(ads.url)).text()
  expect(page).toContain('Meta: PageView')
})

test('of the ids that it knows it forgets the oldest, so that it keeps its size', () => {
  const recorded = createRecorded(2)
  const add = (id: string) =>
    recorded.add({ network: 'meta', source: 'server', pixelId: '1', name: 'PageView', id, data: {}, url: '' })
  for (let at = 0; at <= 100_000; at++) add(`${at}`)
  add('0')
  add('100000')
  expect(recorded.list().map(({ id, counted }) => [id, counted])).toEqual([
    ['0', true],
    ['100000', false],
  ])
})

test('production is refused', async () => {
  await expect(startLocalAds({ ...tokens, port: 0, nodeEnv: 'production' })).rejects.toThrow(
    /never run in production/,
  )
})
