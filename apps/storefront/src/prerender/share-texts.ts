import { msg } from '@lingui/core/macro'
import type { Locale } from '@recadinho/i18n/locales'
import { createShopI18n } from '../lib/i18n.ts'
import { loadHeadTexts } from './head-texts.ts'

/** The texts on the sharing picture; the headline in lines. */
export async function shareTexts(locale: Locale): Promise<{ headline: string; greeting: string }> {
  const i18n = await createShopI18n(locale)
  await loadHeadTexts(i18n, locale)
  return {
    headline: i18n._(msg`A video message\nmade for one child`),
    greeting: i18n._(msg`Hi, Olivia!`),
  }
}
