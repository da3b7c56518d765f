import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { countDistinct, note, registers } from './sketch.ts'

/**
 * Like the statement that builds sketches: twelve bits select the register, the run of zeros of the rest is its value.
 */
function sketch(visitors: readonly number[]): Buffer {
  const made = Buffer.alloc(registers)
  for (const visitor of visitors) {
    const hash = createHash('sha256').update(String(visitor)).digest().readBigUInt64BE()
    const index = Number(hash & BigInt(registers - 1))
    const run = 53 - (hash >> 12n).toString(2).length
    note(made, index, run)
  }
  return made
}

const visitors = (from: number, until: number) =>
  Array.from({ length: until - from }, (_, index) => from + index)

test.each([0, 1, 7, 500, 5000, 12_000, 60_000])(
  '%i visitors are counted within three per cent, and few exactly',
  (count) => {
    const estimate = countDistinct([sketch(visitors(0, count))])
    expect(Math.abs(estimate - count)).toBeLessThanOrEqual(Math.max(count < 100 ? 0 : 5, count * 0.03))
  },
)

test('a visitor of several days counts once', () => {
  const days = [sketch(visitors(0, 4000)), sketch(visitors(2000, 6000)), sketch(visitors(0, 1000))]
  expect(Math.abs(countDistinct(days) - 6000)).toBeLessThan(180)
})
