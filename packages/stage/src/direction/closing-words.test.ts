import { expect, test } from 'vitest'
import { ALL_OCCASIONS } from '../generated/occasions.gen.ts'
import { closingWords } from './closing-words.ts'

test.each([
  ['achievement', 'Ana', 'pt', 'Você conseguiu, Ana!'],
  ['achievement', 'Ana e Pedro', 'pt', 'Vocês conseguiram, Ana e Pedro!'],
  ['achievement', 'Ana and Pedro', 'en', 'You did it, Ana and Pedro!'],
  ['christmas', 'Lia & Theo', 'pt', 'Feliz Natal, Lia & Theo!'],
  ['justBecause', 'Ana e Pedro', 'pt', 'Pensando em vocês, Ana e Pedro!'],
] as const)(
  'D8: under the last picture of a film for %s, to %s, in %s: %s',
  (occasion, name, locale, title) => {
    expect(closingWords(ALL_OCCASIONS[occasion], name, ['Bramble'], locale).title).toBe(title)
  },
)
