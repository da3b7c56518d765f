import { STARTERS } from '@recadinho/stage/starters'
import { expect, test } from 'vitest'
import { startLine } from './start-line.ts'

test.each([
  ['', 'Loves '],
  ['Sings to her dog.', 'Sings to her dog.\nLoves '],
  ['Sings to her dog.\n\n', 'Sings to her dog.\nLoves '],
  ['Sings to her dog.\nHello from ', 'Sings to her dog.\nLoves '],
  ['Loves', 'Loves '],
  ['Hello from Grandma', 'Hello from Grandma\nLoves '],
])('%j becomes %j', (notes, started) => {
  expect(startLine(notes, 'Loves ', 'en')).toBe(started)
})

test('no line begins without room for a word in the 400 characters', () => {
  expect(startLine('a'.repeat(392), 'Loves ', 'en')).toHaveLength(399)
  expect(startLine('a'.repeat(393), 'Loves ', 'en')).toBeUndefined()
  expect(startLine('😀'.repeat(392), 'Loves ', 'en')).toBeDefined()
})

test('each language has the same starters, which end where the parent goes on', () => {
  const ids = (locale: 'en' | 'pt') => STARTERS[locale].map(({ id }) => id)
  expect(ids('pt')).toEqual(ids('en'))
  for (const { text } of [...STARTERS.en, ...STARTERS.pt]) expect(text).toMatch(/^\p{Lu}.*\p{L} $/u)
})
