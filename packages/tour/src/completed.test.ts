import { expect, test } from 'vitest'
import { completedKey, isCompleted, markAllCompleted, tourNames } from './completed.ts'
import {
  scrollDuration,
  scrollOffset,
  spotlightPadding,
  tooltipOffset,
  tooltipWidthIn,
  hoverCloseDelay,
} from './constants.ts'

test.each([undefined, null, 'x', 7, [], {}, { home: false }, { home: true, purchase: 'yes' }])(
  '§2 every tour counts as completed from the start, whatever was stored: %j',
  (kept) => {
    const stored = new Map<string, unknown>([[completedKey, kept]])
    const store = {
      read: (key: string) => stored.get(key),
      write: (key: string, value: unknown) => void stored.set(key, value),
    }
    markAllCompleted(store)
    expect(tourNames.filter((name) => !isCompleted(store, name))).toEqual([])
  },
)

test('§9 the numbers of a tour', () => {
  expect({ scrollOffset, scrollDuration, spotlightPadding, tooltipOffset, hoverCloseDelay }).toEqual({
    scrollOffset: 20,
    scrollDuration: 300,
    spotlightPadding: 10,
    tooltipOffset: 10,
    hoverCloseDelay: 0.4,
  })
  expect([1280, 410, 409, 360, 320].map(tooltipWidthIn)).toEqual([380, 380, 379, 330, 290])
})
