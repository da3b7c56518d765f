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
  tells(version: number) {
    this.dispatchEvent(new MessageEvent('order', { data: JSON.stringify({ version }) }))
  }
  /** Broken: the browser tries again. Refused: it does not. */
  fails(how: 'broken' | 'refused') {
    this.readyState = how === 'broken' ? 0 : 2
    this.dispatchEvent(new Event('error'))
  }
}

let streams: FakeStream[]
let told: unknown[]
let ways: string[]
let asked: number
let stop: () => void
const last = () => streams.at(-1) as FakeStream // each test opens one first
const order = (version: number) => ({ version }) as unknown as Order // what it holds is no matter here

beforeEach(() => {
  vi.useFakeTimers()
  streams = []
  told = []
  ways = []
  asked = 0
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

function watch(ask: () => Promise<Order> = () => Promise.resolve(order(100 + asked)), streamed = true) {
  stop = watchOrder({
    connect: streamed
      ? () => {
          const made = new FakeStream()
          streams.push(made)
          return made
        }
      : undefined,
    ask() {
      asked += 1
      return ask()
    },
    tell: (heard) => told.push(heard),
    via: (way) => void (ways.at(-1) === way || ways.push(way)),
  })
}

test('each event of the stream is told, and nothing is asked while it works', async () => {
  watch()
  last().opens()
  last().tells(1)
  last().tells(2)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(told).toEqual([{ version: 1 }, { version: 2 }])
  expect(asked).toBe(0)
})

test('while the stream is broken the order is asked for every 3 s, until it works again', async () => {
  watch()
  last().fails('broken')
  await vi.advanceTimersByTimeAsync(9_000)
  expect(asked).toBe(3)
  expect(told).toHaveLength(3)
  last().opens()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(asked).toBe(3)
  expect(ways).toEqual(['asking', 'stream'])
})

test('without streams the order is asked for from the start', async () => {
  watch(undefined, false)
  await vi.advanceTimersByTimeAsync(6_000)
  expect(asked).toBe(2)
})

test('a question that fails is followed by the next', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
  watch(
    () => (asked < 3 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(order(7))),
    false,
  )
  await vi.advanceTimersByTimeAsync(9_000)
  expect(told).toEqual([{ version: 7 }])
})

test('a refused stream is tried again after ten questions', async () => {
  watch()
  last().fails('refused')
  await vi.advanceTimersByTimeAsync(27_000)
  expect(streams).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(streams).toHaveLength(2)
})

test('a page that is seen or online again asks at once, and opens a refused stream anew', async () => {
  watch()
  last().opens()
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toBe(1)
  last().fails('refused')
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toBe(2)
  expect(streams).toHaveLength(2)
})

test('after the page is left nothing is told or asked', async () => {
  watch()
  last().fails('broken')
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  dispatchEvent(new Event('online'))
  expect(asked).toBe(0)
  expect(last().readyState).toBe(2)
})
