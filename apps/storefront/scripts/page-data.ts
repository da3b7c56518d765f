import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LocalizedText } from '@recadinho/contracts/common'
import type { Locale } from '@recadinho/i18n/locales'
import type { Plugin } from 'vite'
import { pageDataElement, type PageData } from '../src/lib/pages/page-data.ts'

/**
 * The committed data of the pages in this language, for builds without an API and for the development server; see
 * refresh-page-data.ts.
 */
export function loadPageData(locale: Locale): PageData {
  const file = join(import.meta.dirname, `../src/generated/page-data.${locale}.json`)
  return JSON.parse(readFileSync(file, 'utf8')) as PageData // written by refresh-page-data.ts
}

/** The script element with the data. `<` is escaped, so that no text can close the element. */
export function pageDataScript(data: PageData, locale: Locale): string {
  const text = JSON.stringify(inOneLanguage(data, locale)).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${pageDataElement}">${text}</script>`
}

/** Replaces every translation with this page's language: the repeated text compresses away. */
function inOneLanguage(data: PageData, locale: Locale): PageData {
  const isText = (value: unknown): value is LocalizedText =>
    typeof value === 'object' && value !== null && 'en' in value && 'pt' in value
  const text = JSON.stringify(data, (_, value: unknown) =>
    isText(value) ? { en: value[locale], pt: value[locale] } : value,
  )
  return JSON.parse(text) as PageData // the same shape
}

/** Development does not prerender: the plain page gets its data here. `?lang=pt` requests Portuguese. */
export function pageDataPlugin(): Plugin {
  return {
    name: 'page-data',
    apply: 'serve',
    transformIndexHtml(html, { originalUrl = '' }) {
      const locale = /[?&]lang=pt/.test(originalUrl) ? 'pt' : 'en'
      return html
        .replace('<html lang="en">', `<html lang="${locale}">`)
        .replace('<!--data-->', pageDataScript(loadPageData(locale), locale))
    },
  }
}
