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
    const remembered = { name, age: null, day: undefined, locale }
    expect(closingWords(ALL_OCCASIONS[occasion], remembered, ['Bramble'])).toEqual({
      title,
      signature: 'Bramble',
    })
  },
)

test.each([
  ['Ana', 6, 'en', '6 years old · November 28, 2026'],
  ['Ana', 1, 'en', '1 year old · November 28, 2026'],
  ['Ana', 6, 'pt', '6 anos · 28 de novembro de 2026'],
  ['Ana', 1, 'pt', '1 ano · 28 de novembro de 2026'],
  ['Ana', null, 'pt', '28 de novembro de 2026'],
  ['Ana and Pedro', 6, 'en', 'November 28, 2026'],
] as const)('D30: under the last picture of %s, %s years old, in %s: %s', (name, age, locale, dateline) => {
  const day = locale === 'en' ? 'November 28, 2026' : '28 de novembro de 2026'
  const remembered = { name, age, day, locale }
  expect(closingWords(ALL_OCCASIONS.birthday, remembered, ['Bramble']).dateline).toBe(dateline)
})
