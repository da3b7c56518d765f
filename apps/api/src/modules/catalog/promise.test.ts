import { expect, test } from 'vitest'
import { promisedHoursOf } from './promise.ts'

test.each([
  [23, 0, 24],
  [23, 22, 24],
  [23, 23, 48],
  [23, 45, 48],
  [23, 46, 72],
  [0, 5, 24],
])(
  'O3.1: with a capacity of %i and %i orders paid today, %i hours are promised',
  (capacity, paidToday, hours) => {
    expect(promisedHoursOf({ settings: { daily_capacity: capacity }, paidToday })).toBe(hours)
  },
)
