import { expect, test } from 'vitest'
import { preferredLocale } from './locales.ts'

test.each([
  ['pt-BR,pt;q=0.9,en;q=0.8', 'pt'],
  ['en-GB,en;q=0.9', 'en'],
  ['fr-FR,pt;q=0.5,en;q=0.4', 'pt'],
  ['en;q=0.4, pt;q=0.5', 'pt'],
  ['pt;q=0, en', 'en'],
  ['de', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('Accept-Language %s is answered in %s', (header, locale) => {
  expect(preferredLocale(header)).toBe(locale)
})
