import { expect, it } from 'vitest'
import { formatDuration, timeLeft } from './time-left.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const at = (dueAt: string) => ({ status: 'in_production', dueAt, onHoldSince: null }) as const
const minutes = 60_000

it('counts down to the promise', () => {
  expect(timeLeft(at('2026-11-20T17:12:00Z'), now)).toEqual({
    kind: 'left',
    soon: false,
    duration: 312 * minutes,
  })
  expect(timeLeft(at('2026-11-20T12:59:59Z'), now)).toMatchObject({ kind: 'left', soon: true })
})

it('is not late at the very moment, and late right after it', () => {
  expect(timeLeft(at('2026-11-20T12:00:00Z'), now)).toMatchObject({ kind: 'left' })
  expect(timeLeft(at('2026-11-20T11:59:59Z'), now)).toEqual({ kind: 'late', duration: 1000 })
})

it('stands still on hold', () => {
  const held = (dueAt: string) => timeLeft({ ...at(dueAt), onHoldSince: '2026-11-20T10:00:00Z' }, now)
  expect(held('2026-11-20T11:00:00Z')).toEqual({ kind: 'held', late: false, duration: 60 * minutes })
  expect(held('2026-11-20T09:00:00Z')).toEqual({ kind: 'held', late: true, duration: 60 * minutes })
})

it.each(['pending', 'completed', 'expired', 'cancelled'] as const)(
  'runs against nothing when %s',
  (status) => {
    const clock = { status, dueAt: '2026-11-20T10:00:00Z', onHoldSince: null }
    expect(timeLeft(clock, now)).toEqual({ kind: 'none' })
  },
)

it.each([
  [59_000, '0:59'],
  [43 * minutes + 10_000, '43:10'],
  [60 * minutes, '1 h 0 min'],
  [312 * minutes, '5 h 12 min'],
  [47 * 60 * minutes, '47 h 0 min'],
  [76 * 60 * minutes, '3 d 4 h'],
])('writes %i ms as %s', (duration, text) => {
  expect(formatDuration(duration)).toBe(text)
})
