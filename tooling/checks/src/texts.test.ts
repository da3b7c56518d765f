import { expect, test } from 'vitest'
import { projectFiles, read } from './tree.ts'

const catalogs = projectFiles().filter((file) => /\/locales\/pt\/[\w-]+\.po$/.test(file))

test('there are Portuguese catalogs', () => {
  expect(catalogs.length).toBeGreaterThan(1)
})

// Extraction fills a missing translation with the English text, which no tool reports.
test.each(catalogs)('%s: every text of more than one word is translated', (file) => {
  const entries = read(file).matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm)
  const same = [...entries].filter(([, id = '', text = '']) => text === '' || (text === id && isSentence(id)))
  expect(same.map(([, id]) => id)).toEqual([])
})

// The texts of `packages/i18n` are in every app's catalogs.
test('what several catalogs share is translated alike in all of them', () => {
  const translations = new Map<string, Set<string>>()
  for (const file of catalogs)
    for (const [, id = '', text = ''] of read(file).matchAll(
      /^#\. js-lingui-explicit-id\n(?:#.*\n)*msgid "(.+)"\nmsgstr "(.*)"$/gm,
    ))
      translations.set(id, (translations.get(id) ?? new Set()).add(text))
  expect(translations.has('occasion.birthday')).toBe(true)
  expect([...translations].filter(([, texts]) => texts.size > 1).map(([id]) => id)).toEqual([])
})

// Lingui merges an app's catalogs as they load, so a later one would change the words of an earlier one's screens.
test.each(['admin', 'storefront', 'api'])('%s: catalogs that share a text translate it alike', (app) => {
  const translations = new Map<string, Set<string>>()
  for (const file of catalogs.filter((path) => path.includes(`apps/${app}/`)))
    for (const [, key = '', text = ''] of read(file).matchAll(
      /^((?:msgctxt ".+"\n)?msgid ".+")\nmsgstr "(.*)"$/gm,
    ))
      translations.set(key, (translations.get(key) ?? new Set()).add(text))
  expect([...translations].filter(([, texts]) => texts.size > 1)).toEqual([])
})

/** Whether a text has words to translate, not just names, numbers, placeholders and symbols. */
function isSentence(text: string) {
  const words = text.replaceAll(/\{[^}]*\}|<[^>]*>|Mercado Pago/g, ' ').match(/\p{Ll}{3,}/gu) ?? []
  return words.length > 1
}
