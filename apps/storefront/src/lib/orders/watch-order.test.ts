// @vitest-environment jsdom
import type { Order } from '@recadinho/contracts/orders'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchOrder, type OrderStream } from './watch-order.ts'

class FakeStream extends EventTarget implements OrderStream {
  readyState = 0
  close() {
    this.readyState = 2
  }
  opens() {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }
  notifies(version: number) {
    this.dispatchEvent(new MessageEvent('order', { data: JSON.stringify({ version }) }))
  }
  /** `broken`: the browser reconnects. `refused`: it does not. */
  fails(how: 'broken' | 'refused') {
    this.readyState = how === 'broken' ? 0 : 2
    this.dispatchEvent(new Event('error'))
  }
}

let streams: FakeStream[]
let orders: unknown[]
let changes: string[]
let polls: number
let stop: () => void
const last = () => streams.at(-1) as FakeStream // each test opens one first
const order = (version: number) => ({ version }) as unknown as Order // its content does not matter here

beforeEach(() => {
  vi.useFakeTimers()
  streams = []
  orders = []
  changes = []
  polls = 0
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

function watch(poll: () => Promise<Order> = () => Promise.resolve(order(100 + polls)), streamed = true) {
  stop = watchOrder({
    connect: streamed
      ? () => {
          const made = new FakeStream()
          streams.push(made)
          return made
        }
      : undefined,
    poll() {
      polls += 1
      return poll()
    },
    onOrder: (heard) => orders.push(heard),
    via: (liveness) => void (changes.at(-1) === liveness || changes.push(liveness)),
  })
}

test('each event of the stream is reported, and nothing is polled while it works', async () => {
  watch()
  last().opens()
  last().notifies(1)
  last().notifies(2)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(orders).toEqual([{ version: 1 }, { version: 2 }])
  expect(polls).toBe(0)
})

test('while the stream is broken the order is polled every 3 s, until it works again', async () => {
  watch()
  last().fails('broken')
  await vi.advanceTimersByTimeAsync(9_000)
  expect(polls).toBe(3)
  expect(orders).toHaveLength(3)
  last().opens()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(polls).toBe(3)
  expect(changes).toEqual(['polling', 'stream'])
})

test('without streams the order is polled from the start', async () => {
  watch(undefined, false)
  await vi.advanceTimersByTimeAsync(6_000)
  expect(polls).toBe(2)
})

test('a failed request is followed by the next', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
  watch(
    () => (polls < 3 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(order(7))),
    false,
  )
  await vi.advanceTimersByTimeAsync(9_000)
  expect(orders).toEqual([{ version: 7 }])
})

test('a refused stream is opened again after ten requests', async () => {
  watch()
  last().fails('refused')
  await vi.advanceTimersByTimeAsync(27_000)
  expect(streams).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(streams).toHaveLength(2)
})

test('a page that is visible or online again polls at once, and reopens a refused stream', async () => {
  watch()
  last().opens()
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(polls).toBe(1)
  last().fails('refused')
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(polls).toBe(2)
  expect(streams).toHaveLength(2)
})

test('after the page is left nothing is reported or polled', async () => {
  watch()
  last().fails('broken')
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  dispatchEvent(new Event('online'))
  expect(polls).toBe(0)
  expect(last().readyState).toBe(2)
})
