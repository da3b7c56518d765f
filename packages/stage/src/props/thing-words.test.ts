import { expect, test } from 'vitest'
import { PROP_DRAWINGS, type PropName } from './props.ts'
import { REVIEWED_DRAWINGS, REVIEWED_WORDS } from './reviewed-words.ts'
import { drawingMark, spelled, thingWords, wordsWithoutReview } from './thing-words.ts'

const PROPS = Object.keys(PROP_DRAWINGS) as PropName[] // the table's own keys

// A new word or a changed drawing fails here until somebody has looked at it: node scripts/things.ts out.png --reviewed.
test('D64: somebody has looked at the picture of each word that shows one', () => {
  expect(wordsWithoutReview()).toEqual([])
})

test('D64: the review knows nothing but today’s words and drawings', () => {
  for (const locale of ['en', 'pt'] as const) {
    const words = Object.entries(thingWords(locale)).map(([prop, all]) => [prop, all.join(', ')])
    expect(REVIEWED_WORDS[locale]).toEqual(Object.fromEntries(words))
  }
  expect(REVIEWED_DRAWINGS).toEqual(Object.fromEntries(PROPS.map((prop) => [prop, drawingMark(prop)])))
})

test('there are many words, and each shows one thing', () => {
  for (const locale of ['en', 'pt'] as const) {
    const all = Object.values(thingWords(locale)).flat()
    expect(all.length).toBeGreaterThan(150)
    expect(new Set(all).size).toBe(all.length)
  }
})

test.each([
  ['dogs?(?!.man)|pupp(?:y|ies)', ['dog', 'dogs', 'puppy', 'puppies']],
  [
    'roller[- ]?skat(?:es?|ing)',
    [
      'rollerskate',
      'rollerskates',
      'rollerskating',
      'roller-skate',
      'roller-skates',
      'roller-skating',
      'roller skate',
      'roller skates',
      'roller skating',
    ],
  ],
  ['barracas? de cam[a-z]+', ['barraca de cam…', 'barracas de cam…']],
])('%s is spelled out', (pattern, words) => {
  expect(spelled(pattern).toSorted()).toEqual(words.toSorted())
})
