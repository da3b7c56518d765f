import { expect, test } from 'vitest'
import { ownLanguage } from './own-language.ts'

test.each([
  [['pt-BR', 'en'], 'en', 'pt'],
  [['PT'], 'en', 'pt'],
  [['fr-CA', 'pt-PT', 'en'], 'en', 'pt'],
  [['en-GB', 'pt'], 'pt', 'en'],
  [['de', 'ja'], 'en', 'en'],
  [['de', 'ja'], 'pt', 'pt'],
  [[], 'pt', 'pt'],
] as const)('a browser that prefers %j on a page in %s is greeted in %s', (languages, page, locale) => {
  expect(ownLanguage(languages, page)).toBe(locale)
})
