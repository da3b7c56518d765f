import { msg } from '@lingui/core/macro'
import type { Locale } from '@recadinho/i18n/locales'
import { createShopI18n, loadTexts } from '../lib/i18n.ts'

/** The texts of the share image; the headline is split into lines. */
export async function shareTexts(locale: Locale): Promise<{ headline: string; greeting: string }> {
  const i18n = await createShopI18n(locale)
  await loadTexts(i18n, 'pages')
  return {
    headline: i18n._(msg`A video message\nmade for one child`),
    greeting: i18n._(msg`Hi, Olivia!`),
  }
}
