import { expect, test } from 'vitest'
import { CAST } from './cast.ts'
import { findCharacter } from './known-characters.ts'
import { loadCharacters } from './load-characters.ts'
import { composeTimeline } from './timeline.ts'

const lines = [{ speaker: 'bramble', text: 'Hi!' }]

test('loading a character registers only that one', async () => {
  expect(() => composeTimeline({ cast: ['bramble'], lines, locale: 'en', seed: 1 })).toThrow(RangeError)
  await loadCharacters(['bramble', 'nobody'])
  expect(composeTimeline({ cast: ['bramble'], lines, locale: 'en', seed: 1 }).cast[0]?.art).toBe('bramble')
  expect(findCharacter('ember')).toBeUndefined()
})

test('every member of the cast can be loaded', async () => {
  await loadCharacters(CAST.map(({ slug }) => slug))
  expect(CAST.filter(({ slug }) => !findCharacter(slug))).toEqual([])
})
