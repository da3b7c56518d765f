import { detailsEn } from './details-en.ts'
import type { ScriptTexts } from './script-texts.ts'

export const textsEn: ScriptTexts = {
  notAlone: [
    'And look who came with me: {others}!',
    'And I brought good company. Say hello to {others}!',
    'Guess who else wanted to see [you|you {two}]? {others}!',
  ],
  details: detailsEn,
  together: [
    'We love you, {name}!',
    'A giant hug from all of us, {name}!',
    '* Three cheers for you, {name}!',
  ],
  nameless: 'little one',
  pair: { two: 'two', both: 'both', pair: 'the two of you' },
  group: { two: 'all', both: 'all', pair: 'all of you' },
  year: 'year',
  years: 'years',
}
