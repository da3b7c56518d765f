import { setupI18n, type I18n, type Messages } from '@lingui/core'
import type { Locale } from '@recadinho/i18n/locales'

/** The catalogs: one for every page, the others for some pages or their heads (lingui.config.ts). */
export type TextsName =
  | 'shop'
  | 'home'
  | 'parts'
  | 'order'
  | 'film'
  | 'script'
  | 'recording'
  | 'likeness'
  | 'partner'
  | 'pages'
  | 'head'

const catalogs = import.meta.glob<{ messages: Messages }>('./*/*.po', { base: '../locales' })

async function messagesOf(locale: Locale, name: TextsName): Promise<Messages> {
  const load = catalogs[`./${locale}/${name}.po`]! // each name has a catalog in each language
  return (await load()).messages
}

/** The texts of one catalog, by default the one for every page. */
export async function createShopI18n(locale: Locale, name: TextsName = 'shop'): Promise<I18n> {
  return setupI18n({ locale, messages: { [locale]: await messagesOf(locale, name) } })
}

/** Adds the texts of one catalog. */
export async function loadTexts(i18n: I18n, name: TextsName): Promise<void> {
  const locale = i18n.locale as Locale // set by createShopI18n only
  i18n.load(locale, await messagesOf(locale, name))
}

const loads = new WeakMap<I18n, Map<TextsName, Promise<void>>>()

/** The loading of one catalog, for `use`: the same promise at each call. */
export function textsOf(i18n: I18n, name: TextsName): Promise<void> {
  const started = loads.get(i18n) ?? new Map<TextsName, Promise<void>>()
  loads.set(i18n, started)
  const load = started.get(name) ?? loadTexts(i18n, name)
  started.set(name, load)
  return load
}
