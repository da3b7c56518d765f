import { expect, test } from 'vitest'
import { filmFigures } from './film-figures.ts'

const figures = filmFigures()

test('W14: at least half of all sentences are of one character alone', () => {
  expect(figures.ofOne).toBeGreaterThanOrEqual(0.5)
})

test('W14: two characters have at most a third of a film in common, and no film whole', () => {
  expect([figures.mostAlike.share <= 1 / 3, figures.mostAlike]).toEqual([true, figures.mostAlike])
  expect(figures.whole).toBe(0)
})
