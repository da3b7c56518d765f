import { countryCookie, isLocale, languageTag, localeCookie, type Locale } from '@recadinho/i18n/locales'
import { lasting, type SafeStorage } from '../storage.ts'

/** The language that the shop is shown in and, once selected, the country. */
export interface Market {
  locale: Locale
  country?: string
}

const key = 'recadinho.place.v1'
const year = 31_536_000

/** Stores the selection for the server (cookie) and for this browser (storage). */
export function storeMarket({ locale, country }: Market, storage: SafeStorage = lasting): void {
  storage.write(key, { locale, country })
  setCookie(localeCookie, locale, year)
  setCookie(countryCookie, country ?? '', country ? year : 0)
}

/** The stored selection, or `undefined` if there is none. Cookies win, because the server used them. */
export function storedMarket(storage: SafeStorage = lasting): Market | undefined {
  const kept = Object(storage.read(key)) as { locale?: unknown; country?: unknown } // anything may be stored: it is checked
  return parseMarket(cookie(localeCookie), cookie(countryCookie)) ?? parseMarket(kept.locale, kept.country)
}

/** The market of a link, a cookie or a stored value; an invalid country is ignored. */
export function parseMarket(locale: unknown, country: unknown): Market | undefined {
  if (!isLocale(locale)) return undefined
  return typeof country === 'string' && /^[A-Z]{2}$/.test(country) ? { locale, country } : { locale }
}

/** The market of a page in this language, for loaders; equals what `useMarket` returns. */
export function marketIn(locale: Locale): Market {
  const country = storedMarket()?.country
  return country ? { locale, country } : { locale }
}

/** The BCP 47 tag for prices and dates: the country's, otherwise the language's. */
export function tagOf(market: Market, countries: readonly { code: string; locale: string }[]): string {
  return countries.find(({ code }) => code === market.country)?.locale ?? languageTag[market.locale]
}

function cookie(name: string) {
  return document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)
}

function setCookie(name: string, value: string, maxAge: number) {
  document.cookie = `${name}=${value};path=/;max-age=${maxAge};samesite=lax`
}
