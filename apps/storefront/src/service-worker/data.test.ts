import { expect, test, vi } from 'vitest'
import { answerData } from './data.ts'
import { fakeCaches } from '../../test/fake-caches.ts'

const request = () => new Request('https://shop.test/api/catalog?locale=en')
const json = (content: object, status = 200) => Response.json(content, { status })
const offline = () => Promise.reject(new TypeError('Failed to fetch'))

test('the live answer is returned and stored; offline the stored one is returned', async () => {
  const caches = fakeCaches()
  const live = await answerData(request(), caches, async () => json({ slots: 23 }))
  expect(await live.json()).toEqual({ slots: 23 })
  expect(await (await answerData(request(), caches, offline)).json()).toEqual({ slots: 23 })
  const other = new Request('https://shop.test/api/catalog?locale=en&country=CA')
  await expect(answerData(other, caches, offline)).rejects.toThrow('Failed to fetch')
})

test('the server’s time of a stored answer advances: an offer that ended meanwhile has ended', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z'), toFake: ['Date'] })
  const caches = fakeCaches()
  await answerData(request(), caches, async () =>
    json({ serverTime: '2026-11-21T11:59:00.000Z', offers: [] }),
  )
  vi.setSystemTime(Date.parse('2026-11-21T14:30:00Z'))
  const kept = await answerData(request(), caches, offline)
  expect(await kept.json()).toEqual({ serverTime: '2026-11-21T14:29:00.000Z', offers: [] })
  vi.useRealTimers()
})

test('a refusal of the API is passed on; a web server without an API is not', async () => {
  const caches = fakeCaches()
  await answerData(request(), caches, async () => json({ slots: 23 }))
  const refused = await answerData(request(), caches, async () => json({ code: 'unavailable' }, 503))
  expect(refused.status).toBe(503)
  const gone = await answerData(request(), caches, async () => new Response('Bad gateway', { status: 502 }))
  expect(await gone.json()).toEqual({ slots: 23 })
})

test('an answer that takes too long is replaced by the stored one', async () => {
  vi.useFakeTimers()
  const caches = fakeCaches()
  await answerData(request(), caches, async () => json({ slots: 23 }))
  const answer = answerData(request(), caches, () => new Promise<Response>(() => {}))
  await vi.advanceTimersByTimeAsync(4000)
  expect(await (await answer).json()).toEqual({ slots: 23 })
  vi.useRealTimers()
})
