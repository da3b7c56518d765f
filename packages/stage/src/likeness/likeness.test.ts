import { expect, test } from 'vitest'
import { likenessOfText, likenessText, type Likeness } from './likeness.ts'

const likeness: Likeness = {
  skin: 'brown',
  hair: 'coils',
  hairColour: 'black',
  glasses: true,
  hearingAid: false,
  wheelchair: true,
}

test('a likeness is written in one line, which is read again', () => {
  expect(likenessText(likeness)).toBe('skin=brown hair=coils hairColour=black glasses wheelchair')
  expect(likenessOfText(likenessText(likeness))).toEqual(likeness)
})

test.each(['', '—', 'skin=green hair=coils hairColour=black', 'skin=brown hair=coils'])(
  '%j is none',
  (text) => {
    expect(likenessOfText(text)).toBeNull()
  },
)
