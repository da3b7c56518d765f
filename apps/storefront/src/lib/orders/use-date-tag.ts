import { languageTag } from '@recadinho/i18n/locales'
import { useLanguageTag, useMarket } from '../market/use-market.ts'

/** The tag for dates that contain words: the market's if it is in the page's language, otherwise the language's. */
export function useDateTag(): string {
  const { locale } = useMarket()
  const tag = useLanguageTag()
  return tag.split('-')[0] === locale ? tag : languageTag[locale]
}
