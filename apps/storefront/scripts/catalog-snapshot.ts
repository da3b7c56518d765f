import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LocalizedText } from '@recadinho/contracts/common'
import type { Locale } from '@recadinho/i18n/locales'
import type { Plugin } from 'vite'
import { catalogSnapshotElement, type CatalogSnapshot } from '../src/lib/catalog-snapshot.ts'

/**
 * The committed snapshot of the catalog for the prerendered pages of this language; see refresh-catalog-snapshot.ts.
 */
export function loadCatalogSnapshot(locale: Locale): CatalogSnapshot {
  const file = join(import.meta.dirname, `../src/generated/catalog-snapshot.${locale}.json`)
  return JSON.parse(readFileSync(file, 'utf8')) as CatalogSnapshot // refresh-catalog-snapshot.ts wrote it
}

/** Every text in this page's language alone: under both keys, of which compression stores one. */
function inOneLanguage(snapshot: CatalogSnapshot, locale: Locale): CatalogSnapshot {
  const isText = (value: unknown): value is LocalizedText =>
    typeof value === 'object' && value !== null && 'en' in value && 'pt' in value
  const text = JSON.stringify(snapshot, (_, value: unknown) =>
    isText(value) ? { en: value[locale], pt: value[locale] } : value,
  )
  return JSON.parse(text) as CatalogSnapshot // the same shape
}

/** The script element of the snapshot. A `<` is escaped, so that no text can end the element. */
export function catalogSnapshotScript(snapshot: CatalogSnapshot, locale: Locale): string {
  const data = JSON.stringify(inOneLanguage(snapshot, locale)).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${catalogSnapshotElement}">${data}</script>`
}

/** During development pages are not prerendered: the plain page gets its data here. `?lang=pt` requests Portuguese. */
export function catalogSnapshotPlugin(): Plugin {
  return {
    name: 'catalog-snapshot',
    apply: 'serve',
    transformIndexHtml(html, { originalUrl = '' }) {
      const locale = /[?&]lang=pt/.test(originalUrl) ? 'pt' : 'en'
      return html
        .replace('<html lang="en">', `<html lang="${locale}">`)
        .replace('<!--data-->', catalogSnapshotScript(loadCatalogSnapshot(locale), locale))
    },
  }
}
