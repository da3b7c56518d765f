import { readFileSync } from 'node:fs'
import type { LocalizedText } from '@recadinho/contracts/common'
import type { Locale } from '@recadinho/i18n/locales'
import type { Plugin } from 'vite'
import { shopWindowElement, type ShopWindow } from '../src/lib/shop-window.ts'

/** The committed snapshot of the catalog that pages of this language are prerendered with; see refresh-shop-window.ts. */
export function loadShopWindow(locale: Locale): ShopWindow {
  const file = new URL(`../src/generated/shop-window.${locale}.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as ShopWindow // refresh-shop-window.ts wrote it
}

/** Every text in this page's language alone: under both names, of which compression keeps one. */
function inOneLanguage(shopWindow: ShopWindow, locale: Locale): ShopWindow {
  const isText = (value: unknown): value is LocalizedText =>
    typeof value === 'object' && value !== null && 'en' in value && 'pt' in value
  const text = JSON.stringify(shopWindow, (_, value: unknown) =>
    isText(value) ? { en: value[locale], pt: value[locale] } : value,
  )
  return JSON.parse(text) as ShopWindow // the same shape
}

/** The element that carries it. A `<` is escaped, so that no text can end the element. */
export function shopWindowScript(shopWindow: ShopWindow, locale: Locale): string {
  const data = JSON.stringify(inOneLanguage(shopWindow, locale)).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${shopWindowElement}">${data}</script>`
}

/** While developing, pages are not prerendered: the plain page gets its data here. `?lang=pt` asks for Portuguese. */
export function shopWindowPlugin(): Plugin {
  return {
    name: 'shop-window',
    apply: 'serve',
    transformIndexHtml(html, { originalUrl = '' }) {
      const locale = /[?&]lang=pt/.test(originalUrl) ? 'pt' : 'en'
      return html
        .replace('<html lang="en">', `<html lang="${locale}">`)
        .replace('<!--data-->', shopWindowScript(loadShopWindow(locale), locale))
    },
  }
}
