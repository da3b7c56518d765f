import { expect, test } from 'vitest'
import { buntingGlyphs } from './bunting-glyphs.ts'

test.each([
  ['Olívia', ['O', 'L', 'Í', 'V', 'I', 'A']],
  ['Jo', ['J', 'O']],
  // A combining accent stays with its letter.
  ['Jose\u0301', ['J', 'O', 'S', 'E\u0301']],
  ["D'Ávila", ['D', "'", 'Á', 'V', 'I', 'L', 'A']],
  ['Анна', ['А', 'Н', 'Н', 'А']],
  ['さくら', ['さ', 'く', 'ら']],
])('%s hangs letter by letter', (name, glyphs) => {
  expect(buntingGlyphs(name, 'en')).toEqual(glyphs)
})

test.each(['Maximiliano', 'محمد', 'आरव', 'נועה', 'Leo 🦁', '', 'M. João'])(
  '%j is written in one piece',
  (name) => {
    expect(buntingGlyphs(name, 'pt')).toBeUndefined()
  },
)
