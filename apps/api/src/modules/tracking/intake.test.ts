import { expect, test } from 'vitest'
import { createQuota } from './intake.ts'

test('T12: a site over its limit is refused, another site is not, and the next minute allows it again', () => {
  const within = createQuota(100)
  const at = (seconds: number) => new Date(Date.UTC(2026, 10, 23, 12, 0, seconds))
  expect(within('spring', 60, at(0))).toBe(true)
  expect(within('spring', 41, at(10))).toBe(false)
  expect(within('spring', 40, at(20))).toBe(true)
  expect(within('blog', 100, at(30))).toBe(true)
  expect(within('spring', 100, at(61))).toBe(true)
})
