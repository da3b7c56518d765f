/** The interface languages; English is the default (§1). */
export const locales = ['en', 'pt'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'en'

/** Cookie with the selected language, so that the server can send the right page immediately. */
export const localeCookie = 'recadinho_locale'
/** Cookie with the selected country code. */
export const countryCookie = 'recadinho_country'

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value)

/** BCP 47 tag of a language when no country is known. */
export const languageTag: Record<Locale, string> = { en: 'en-US', pt: 'pt-BR' }

/** Each language's name in that language. */
export const languageName: Record<Locale, string> = { en: 'English', pt: 'Português' }

/** The country assumed for a user of this language until one is selected. */
export const usualCountry = (locale: Locale, country: string | undefined): string =>
  country ?? (locale === 'pt' ? 'BR' : 'US')

/** The first supported language of an `Accept-Language` header. */
export function preferredLocale(header: string | undefined): Locale {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...options] = part.trim().toLowerCase().split(';')
      const quality = options
        .map((option) => /^\s*q=([0-9.]+)$/.exec(option)?.[1])
        .find((value) => value !== undefined)
      return { language: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
  for (const { language } of wanted) if (isLocale(language)) return language
  return defaultLocale
}
