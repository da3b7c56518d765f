import type { Locale } from '@recadinho/i18n/locales'

/** The parts of the site that all pages share: its origin and its sharing picture. */
export interface Site {
  /** `https://example.com`, without a trailing slash. */
  origin: string
  /** The language of a page for who has chosen none. */
  defaultLocale: Locale
  /** Path of the picture of a language. */
  sharePicture: Record<Locale, string>
}

/** The canonical address of a page in a language: bare in the shop's default, with `lang` in any other. */
export function pageAddress(
  { origin, defaultLocale }: Pick<Site, 'origin' | 'defaultLocale'>,
  path: string,
  locale: Locale,
): string {
  return `${origin}${path}${locale === defaultLocale ? '' : `?lang=${locale}`}`
}
