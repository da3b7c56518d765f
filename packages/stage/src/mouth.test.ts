import { describe, expect, test } from 'vitest'
import { isMouthName, MOUTHS, mixMouths, mouthsOfWord, thinMouthKeys } from './mouth.ts'

const shapes = (word: string): string =>
  mouthsOfWord(word)
    .map(([, shape]) => shape)
    .join('')

describe('mouthsOfWord', () => {
  test('presses the lips for m, b and p and opens them for vowels', () => {
    expect(shapes('mama')).toBe('MAMA')
    expect(shapes('bom')).toBe('MOM')
  })

  test('touches the lip for f and v', () => {
    expect(shapes('five')).toBe('FEFE')
  })

  test('reads letters with accents', () => {
    expect(shapes('João')).toBe('EOAO')
    expect(shapes('você')).toBe('FOE')
  })

  test('rises in time from the start of the word and stays inside it', () => {
    const times = mouthsOfWord('dinosaurs').map(([at]) => at)
    expect(times[0]).toBe(0)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(Math.max(...times)).toBeLessThan(1)
  })

  test('returns nothing for a dash', () => {
    expect(mouthsOfWord('—')).toEqual([])
  })
})

test('keys closer than 55 ms merge, but pressed lips are always seen', () => {
  expect(
    thinMouthKeys([
      [0, 'A'],
      [0.03, 'O'],
      [0.2, 'E'],
    ]),
  ).toEqual([
    [0, 'A'],
    [0.2, 'E'],
  ])
  expect(
    thinMouthKeys([
      [0, 'A'],
      [0.03, 'M'],
      [0.2, 'E'],
    ]),
  ).toEqual([
    [0.03, 'M'],
    [0.2, 'E'],
  ])
})

test('a mix lies between its ends', () => {
  expect(mixMouths(MOUTHS.X, MOUTHS.A, 0)).toEqual(MOUTHS.X)
  expect(mixMouths(MOUTHS.X, MOUTHS.A, 0.5).open).toBeCloseTo(MOUTHS.A.open / 2)
})

test('knows its own names', () => {
  expect(isMouthName('smile')).toBe(true)
  expect(isMouthName('toString')).toBe(false)
})
