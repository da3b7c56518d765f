import { defaultLocale, type Locale } from '@recadinho/i18n/locales'

/** The parts of the site that all pages share: its origin and its sharing picture. */
export interface Site {
  /** `https://example.com`, without a trailing slash. */
  origin: string
  /** Path of the picture of a language. */
  sharePicture: Record<Locale, string>
}

/** The canonical address of a page in a language: bare in English, with `lang` in any other. */
export function pageAddress({ origin }: Pick<Site, 'origin'>, path: string, locale: Locale): string {
  return `${origin}${path}${locale === defaultLocale ? '' : `?lang=${locale}`}`
}
