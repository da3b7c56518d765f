// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDelivery } from './delivery.ts'
import { queuedEvents } from './queue.ts'
import type { TrackingPayload } from './types.ts'
import { newUuid } from './uuid.ts'
import { embedWire, siteWire, type Wire } from './wire.ts'

const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
const beacon = vi.fn<(url: string, body: Blob) => boolean>(() => true)
const says = (status: number) => async () => new Response(null, { status })
const events = (count: number, size = 0) =>
  Array.from(
    { length: count },
    () => ({ eventId: newUuid(), padding: 'x'.repeat(size) }) as unknown as TrackingPayload,
  ) // all that matters here
/** A wire with readable requests: their bodies name the events. */
const readable = (wire: Wire, batches: string[][]): Wire => ({
  ...wire,
  body(batch) {
    batches.push(batch.map(({ eventId }) => eventId))
    return wire.body(batch)
  },
})

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetch.mockReset().mockImplementation(says(204)))
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon.mockClear(), configurable: true })
  vi.spyOn(Math, 'random').mockReturnValue(1)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('S9: an event is stored until the server acknowledged it', async () => {
  fetch.mockImplementationOnce(says(503))
  const delivery = createDelivery(siteWire('/track'))
  const [event] = events(1)
  delivery.add(event!) // one was made
  expect(queuedEvents()).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect([fetch.mock.calls.length, queuedEvents().length]).toEqual([1, 1])
  await vi.advanceTimersByTimeAsync(2000)
  expect([fetch.mock.calls.length, queuedEvents().length]).toEqual([2, 0])
})

test('S9: at most 200 events, none older than 48 hours; the next page sends what is left', async () => {
  const delivery = createDelivery(siteWire('/track'))
  fetch.mockRejectedValue(new TypeError('offline'))
  for (const event of events(201)) delivery.add(event)
  expect(queuedEvents()).toHaveLength(200)
  vi.setSystemTime(Date.now() + 47 * 3_600_000)
  const batches: string[][] = []
  fetch.mockImplementation(says(204))
  createDelivery(readable(embedWire('/i', 'lp'), batches)).resume()
  await vi.advanceTimersByTimeAsync(2100)
  expect(new Set(batches.flat()).size).toBe(200)
  for (const event of events(3)) delivery.add(event)
  vi.setSystemTime(Date.now() + 48 * 3_600_000)
  expect(queuedEvents()).toEqual([])
})

test.each([408, 429, 500, 503])('S10: %i is tried again', async (status) => {
  fetch.mockImplementation(says(status))
  createDelivery(siteWire('/track')).add(events(1)[0]!) // one was made
  await vi.advanceTimersByTimeAsync(2100)
  expect(fetch).toHaveBeenCalledTimes(2)
})

test.each([400, 403, 404, 413])('S10: %i is final: the event is dropped', async (status) => {
  fetch.mockImplementation(says(status))
  createDelivery(siteWire('/track')).add(events(1)[0]!) // one was made
  await vi.advanceTimersByTimeAsync(300_000)
  expect([fetch.mock.calls.length, queuedEvents().length]).toEqual([1, 0])
})

test('S10: each wait is up to twice the last one, and at most a minute; a connection ends it', async () => {
  fetch.mockRejectedValue(new TypeError('offline'))
  // Deliveries of earlier tests also listen for the connection.
  const tried = () => fetch.mock.calls.filter(([url]) => url === '/own').length
  createDelivery(siteWire('/own')).add(events(1)[0]!) // one was made
  const waits = []
  await vi.advanceTimersByTimeAsync(0)
  for (let tries = 1; tries < 9; tries++) {
    const before = Date.now()
    while (tried() === tries) await vi.advanceTimersToNextTimerAsync()
    waits.push(Date.now() - before)
  }
  expect(waits).toEqual([2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000])
  dispatchEvent(new Event('online'))
  expect(tried()).toBe(10)
})

test('S12: one request at a time; a batch is 50 events and 60,000 bytes at most', async () => {
  const delivery = createDelivery(embedWire('/i', 'lp'))
  for (const event of [...events(60), ...events(20, 5000)]) delivery.add(event)
  let open = 0
  fetch.mockImplementation(async (_, { body }) => {
    expect(++open).toBe(1)
    expect((body as Blob).size).toBeLessThanOrEqual(60_000) // as the wire made it
    await Promise.resolve()
    open--
    return new Response(null, { status: 204 })
  })
  await vi.advanceTimersByTimeAsync(3000)
  expect(queuedEvents()).toEqual([])
  expect(fetch.mock.calls.length).toBeGreaterThan(2)
})

test('S11: what leaves with the page is within the shared quota; the rest waits in the queue', async () => {
  fetch.mockReturnValue(new Promise(() => {}))
  const delivery = createDelivery(siteWire('/track'))
  for (const event of events(12)) delivery.add(event)
  delivery.leave()
  expect(fetch).toHaveBeenCalledTimes(8)
  expect(fetch.mock.calls.every(([, { keepalive }]) => keepalive)).toBe(true)
  expect(queuedEvents()).toHaveLength(12)

  fetch.mockClear()
  const heavy = createDelivery(siteWire('/track'))
  for (const event of events(3, 25_000)) heavy.add(event)
  heavy.leave()
  expect(fetch.mock.calls.map(([, { keepalive }]) => keepalive)).toEqual([true, true, false])
})

test('S11: where the browser refuses a request of a page that is left, the event stays; no beacon takes cookies along', async () => {
  fetch.mockRejectedValue(new TypeError('quota'))
  const delivery = createDelivery(embedWire('/i', 'lp'))
  delivery.add(events(1)[0]!) // one was made
  delivery.leave()
  await vi.advanceTimersByTimeAsync(0)
  expect(fetch.mock.calls.map(([, { credentials }]) => credentials)).toEqual(['omit'])
  expect(beacon).not.toHaveBeenCalled()
  expect(queuedEvents()).toHaveLength(1)
})

test('S21: an event that the page makes no JSON of once it waits ends neither the page nor other events', async () => {
  const delivery = createDelivery(siteWire('/track'))
  const [changed, other] = events(2)
  delivery.add(changed!) // two were made
  delivery.add(other!)
  changed!['self'] = changed
  delivery.leave()
  await vi.advanceTimersByTimeAsync(0)
  expect(fetch).toHaveBeenCalledOnce()
  expect(queuedEvents().map(({ eventId }) => eventId)).toEqual([changed!.eventId])
})

test('S10: after a connection is back only the newest wait counts', async () => {
  fetch.mockRejectedValue(new TypeError('offline'))
  const tried = () => fetch.mock.calls.filter(([url]) => url === '/newest').length
  createDelivery(siteWire('/newest')).add(events(1)[0]!) // one was made
  await vi.advanceTimersByTimeAsync(0)
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(3900)
  expect(tried()).toBe(2)
  await vi.advanceTimersByTimeAsync(100)
  expect(tried()).toBe(3)
})
