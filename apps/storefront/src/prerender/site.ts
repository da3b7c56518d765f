import { defaultLocale, type Locale } from '@recadinho/i18n/locales'

/** What of the site outlives a page: where it is, and the picture that goes with its links. */
export interface Site {
  /** `https://example.com`, without a slash at the end. */
  origin: string
  /** Path of the picture of a language. */
  sharePicture: Record<Locale, string>
}

/** The one address at which a page is found in a language: bare in English, with `lang` in any other. */
export function pageAddress({ origin }: Pick<Site, 'origin'>, path: string, locale: Locale): string {
  return `${origin}${path}${locale === defaultLocale ? '' : `?lang=${locale}`}`
}
