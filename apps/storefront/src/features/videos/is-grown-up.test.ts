import { expect, test } from 'vitest'
import { isGrownUp } from './is-grown-up.ts'

test.each([
  ['1988', true],
  [' 2008 ', true],
  ['2009', false],
  ['2026', false],
  ['1905', false],
  ['88', false],
  ['19888', false],
  ['year', false],
  ['', false],
])('%j in 2026: %j', (typed, grownUp) => {
  expect(isGrownUp(typed, 2026)).toBe(grownUp)
})
