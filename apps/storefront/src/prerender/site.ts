import type { Locale } from '@recadinho/i18n/locales'

/** Site-wide values: the origin and the share image. */
export interface Site {
  /** `https://example.com`, without a trailing slash. */
  origin: string
  /** The language for visitors who have selected none. */
  defaultLocale: Locale
  /** Path of the share image in each language. */
  sharePicture: Record<Locale, string>
}

/** The canonical URL of a page in a language: bare in the shop's default, with `lang` in any other. */
export function pageAddress(
  { origin, defaultLocale }: Pick<Site, 'origin' | 'defaultLocale'>,
  path: string,
  locale: Locale,
): string {
  return `${origin}${path}${locale === defaultLocale ? '' : `?lang=${locale}`}`
}
