import { expect, it } from 'vitest'
import { initialLocale } from './i18n.ts'

it.each([
  ['recadinho_locale=pt', ['en-US'], 'pt'],
  ['a=b; recadinho_locale=en', ['pt-BR'], 'en'],
  ['recadinho_locale=xx', ['pt-BR', 'en'], 'pt'],
  ['', ['fr-FR', 'pt'], 'pt'],
  ['', ['fr-FR'], 'en'],
  ['', [], 'en'],
])('with cookie "%s" and languages %j shows %s', (cookies, languages, expected) => {
  expect(initialLocale(cookies, languages)).toBe(expected)
})
