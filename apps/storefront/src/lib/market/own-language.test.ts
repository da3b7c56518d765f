import { expect, test } from 'vitest'
import { ownLanguage } from './own-language.ts'

test.each([
  [['pt-BR', 'en'], 'pt'],
  [['PT'], 'pt'],
  [['fr-CA', 'pt-PT', 'en'], 'pt'],
  [['en-GB', 'pt'], 'en'],
  [['de', 'ja'], 'en'],
  [[], 'en'],
] as const)('a browser that prefers %j is greeted in %s', (languages, locale) => {
  expect(ownLanguage(languages)).toBe(locale)
})
