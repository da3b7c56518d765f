import { expect, test } from 'vitest'
import { durationWords } from './duration.ts'

test.each([
  [0, '0 sec'],
  [999, '0 sec'],
  [40_000, '40 sec'],
  [60_000, '1 min'],
  [185_000, '3 min 5 sec'],
  [7_505_000, '2 hr 5 min'],
  [90_000_000, '25 hr'],
])('%i milliseconds are %j', (ms, words) => expect(durationWords(ms, 'en-US')).toBe(words))
