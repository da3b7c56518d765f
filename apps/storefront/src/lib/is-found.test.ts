import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isFound } from './is-found.ts'

const stella = 'Princesa Estela Conta histórias das estrelas Princesas'

test.each([
  ['estela', true],
  ['ESTELA', true],
  ['historias', true],
  ['hístóriás', true],
  ['prin est', true],
  ['estrelas  princesa', true],
  ['est', true],
  ['tela', false],
  ['princesa robô', false],
  ['', true],
  ['   ', true],
  ['?!', true],
])('%j finds the star princess: %s', (query, found) => {
  expect(isFound(query, stella)).toBe(found)
})

test('a text is always found by its own words, and any query works', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (query, text) => {
      expect(isFound(text, text)).toBe(true)
      expect(typeof isFound(query, text)).toBe('boolean')
    }),
  )
})
