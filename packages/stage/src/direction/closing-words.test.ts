import { expect, test } from 'vitest'
import { closingWords } from './closing-words.ts'

test.each([
  ['achievement', 'Ana', 'pt', 'Você conseguiu, Ana!'],
  ['achievement', 'Ana e Pedro', 'pt', 'Vocês conseguiram, Ana e Pedro!'],
  ['achievement', 'Ana and Pedro', 'en', 'You did it, Ana and Pedro!'],
  ['christmas', 'Lia & Theo', 'pt', 'Feliz Natal, Lia & Theo!'],
] as const)(
  'D8: under the last picture of a film for %s, to %s, in %s: %s',
  (occasion, name, locale, title) => {
    expect(closingWords(occasion, name, ['Bramble'], locale).title).toBe(title)
  },
)
