import { expect, test } from 'vitest'
import { promisedHoursOf } from './promise.ts'

test.each([
  [24, 23, 0, 24],
  [24, 23, 22, 24],
  [24, 23, 23, 48],
  [24, 23, 45, 48],
  [24, 23, 46, 72],
  [24, 0, 5, 24],
  [1, 23, 22, 1],
  [12, 23, 23, 36],
  [168, 23, 46, 216],
])(
  'O3.1: of %i hours, with a capacity of %i and %i orders paid today, %i hours are promised',
  (delivery_hours, capacity, paidToday, hours) => {
    expect(promisedHoursOf({ settings: { daily_capacity: capacity }, paidToday }, { delivery_hours })).toBe(
      hours,
    )
  },
)
