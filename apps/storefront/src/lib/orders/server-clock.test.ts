import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clockOffset, milestoneAt, promisedBy, timeLeft } from './server-clock.ts'

const serverNow = Date.parse('2026-11-21T12:00:00Z')
const until = '2026-11-21T12:30:00.000Z'

test.each([
  ['right', 0],
  ['three hours ahead', 3 * 3_600_000],
  ['a year behind', -365 * 86_400_000],
])('§6.18, §9: a code has 30 minutes left on a device whose clock is %s', (_, skew) => {
  const heardAt = serverNow + skew
  const offset = clockOffset(new Date(serverNow).toISOString(), heardAt)
  expect(timeLeft(until, offset, heardAt)).toBe(1_800_000)
  expect(timeLeft(until, offset, heardAt + 1_799_000)).toBe(1000)
  expect(timeLeft(until, offset, heardAt + 2_000_000)).toBe(0)
})

test('the remaining time never depends on the skew', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.nat(4_000_000), (skew, passed) => {
      const offset = clockOffset(new Date(serverNow).toISOString(), serverNow + skew)
      expect(timeLeft(until, offset, serverNow + skew + passed)).toBe(Math.max(0, 1_800_000 - passed))
    }),
  )
})

test('§9: the promise is a day after the server’s now', () => {
  const offset = clockOffset(new Date(serverNow).toISOString(), 1000)
  expect(promisedBy(24, offset, 1000).toISOString()).toBe('2026-11-22T12:00:00.000Z')
})

test('a countdown is announced at its milestones only', () => {
  const said = [1_800_000, 600_001, 600_000, 300_000, 60_000, 59_000, 0].map(milestoneAt)
  expect(said).toEqual([undefined, undefined, 600_000, 300_000, 60_000, 60_000, 0])
})
