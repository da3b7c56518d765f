// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useHasEnded } from './use-has-ended.ts'

const day = 24 * 3_600_000
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const inDays = (days: number) => new Date(Date.now() + days * day).toISOString()
const watch = (endsAt: string | null, serverTime = inDays(0)) =>
  renderHook(() => useHasEnded(endsAt, serverTime)).result
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

test('an offer ends by itself on time, also when it is further off than a timer can wait', () => {
  const ended = watch(inDays(30))
  pass(30 * day - 1000)
  expect(ended.current).toBe(false)
  pass(1000)
  expect(ended.current).toBe(true)
})

test('the server’s clock counts: on a device that is a day behind, it ends on time', () => {
  const ended = watch(inDays(1.5), inDays(1))
  pass(day / 2 - 1000)
  expect(ended.current).toBe(false)
  pass(1000)
  expect(ended.current).toBe(true)
})

test('one that has ended says so at once, and one without an end never does', () => {
  expect(watch(inDays(-1)).current).toBe(true)
  const endless = watch(null)
  pass(400 * day)
  expect(endless.current).toBe(false)
})
