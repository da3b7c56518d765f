import { countryCookie, isLocale, languageTag, localeCookie, type Locale } from '@recadinho/i18n/locales'
import { lasting, type SafeStorage } from './storage.ts'

/** The language and, once chosen, the country that the shop is shown for. */
export interface Place {
  locale: Locale
  country?: string
}

const key = 'recadinho.place.v1'
const year = 31_536_000

/** Stores a choice for the server (cookie) and for this browser (storage), so that neither has to ask again. */
export function storePlace(
  { locale, country }: { locale: Locale; country?: string | undefined },
  storage: SafeStorage = lasting,
): void {
  storage.write(key, { locale, country })
  setCookie(localeCookie, locale, year)
  setCookie(countryCookie, country ?? '', country ? year : 0)
}

/** The stored choice; cookies win, since the server answered by them. `undefined` until something was chosen. */
export function storedPlace(storage: SafeStorage = lasting): Place | undefined {
  const locale = cookie(localeCookie)
  if (isLocale(locale)) return place(locale, cookie(countryCookie))
  const kept = Object(storage.read(key)) as { locale?: unknown; country?: unknown } // anything may be stored: it is looked at
  return isLocale(kept.locale) ? place(kept.locale, kept.country) : undefined
}

/** BCP 47 tag for prices and dates: the country's own, else the language's. */
export function tagOf(place: Place, countries: readonly { code: string; locale: string }[]): string {
  return countries.find(({ code }) => code === place.country)?.locale ?? languageTag[place.locale]
}

const place = (locale: Locale, country: unknown): Place =>
  typeof country === 'string' && /^[A-Z]{2}$/.test(country) ? { locale, country } : { locale }

function cookie(name: string) {
  return document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)
}

function setCookie(name: string, value: string, maxAge: number) {
  document.cookie = `${name}=${value};path=/;max-age=${maxAge};samesite=lax`
}
