import { STARTER_LINES } from '@recadinho/stage/starters'
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

test('each starter ends where the parent goes on', () => {
  for (const lines of Object.values(STARTER_LINES))
    for (const text of Object.values(lines)) expect(text).toMatch(/^\p{Lu}.*\p{L} $/u)
})
