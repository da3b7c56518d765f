// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenReached } from './when-reached.ts'

const start = Date.parse('2026-11-21T12:00:00Z')
const days = (count: number) => count * 24 * 3_600_000
const until = new Date(start + days(30)).toISOString()

beforeEach(() => void vi.useFakeTimers({ now: start }))
afterEach(() => vi.useRealTimers())

test('calls back once, when the end has come and not before, though it is 30 days away', () => {
  const reached = vi.fn<() => void>()
  whenReached(until, 0, reached)
  vi.advanceTimersByTime(days(30) - 1)
  expect(reached).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(reached).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(days(1))
  expect(reached).toHaveBeenCalledOnce()
})

test('follows the server’s clock, however wrong the device’s is', () => {
  const reached = vi.fn<() => void>()
  // The device is two days behind.
  whenReached(until, days(2), reached)
  vi.advanceTimersByTime(days(28))
  expect(reached).toHaveBeenCalledOnce()
})

test('a device that slept past the end notices when the page is visible again', () => {
  const reached = vi.fn<() => void>()
  whenReached(until, 0, reached)
  vi.advanceTimersByTime(1)
  vi.setSystemTime(start + days(31))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(reached).toHaveBeenCalledOnce()
})

test('a past end is reported at once; a stopped watch reports nothing', () => {
  const reached = vi.fn<() => void>()
  whenReached(new Date(start - 1).toISOString(), 0, reached)
  whenReached(new Date(start - 1).toISOString(), 0, reached)()
  vi.runAllTimers()
  expect(reached).toHaveBeenCalledOnce()
})
