import { existsSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { countryCookie, isLocale, localeCookie, type Locale } from '@recadinho/i18n/locales'

export interface PageRequest {
  app: 'storefront' | 'admin'
  root: string
  pathname: string
  cookie: string | undefined
  /** `?lang=`, the selection of a visitor without JavaScript. */
  lang: string | null
  /** `?country=`, set together with `lang`. */
  country: string | null
}

export interface Page {
  status: 200 | 404
  /** Relative to the root. */
  file: string
  /** Cookies that store a selection from the URL. */
  setCookie: string[]
}

const year = 31_536_000

/** The file that answers a URL. See README.md for the layout of the built files. */
export function pageFile({ app, root, pathname, cookie = '', lang, country }: PageRequest): Page {
  if (app === 'admin') return { status: 200, file: 'index.html', setCookie: [] }
  const stored = new RegExp(`(?:^|;\\s*)${localeCookie}=(\\w+)`).exec(cookie)?.[1]
  const picked = isLocale(lang) ? lang : undefined
  const selected = picked ?? (isLocale(stored) ? stored : undefined)
  // `en` also holds the pages in the shop's default language, for visitors who have selected none.
  const locale: Locale = selected ?? 'en'
  const sheet = selected ? 'index.chosen.html' : 'index.html'
  const wanted = join(locale, normalize(`/${withoutOrder(pathname)}`), sheet)
  const missing = join(locale, '404', sheet)
  const found = wanted !== missing && existsSync(join(root, wanted))
  return {
    status: found ? 200 : 404,
    file: found ? wanted : missing,
    setCookie: picked
      ? [keep(localeCookie, picked), ...(isCountry(country) ? [keep(countryCookie, country)] : [])]
      : [],
  }
}

/** The checkout's path contains the order; the page is the same for all orders. */
const withoutOrder = (pathname: string) => pathname.replace(/^(\/checkout\/multi)\/[^/]+\/?$/, '$1')

const isCountry = (value: string | null) => value !== null && /^[A-Z]{2}$/.test(value)
const keep = (name: string, value: string | null) => `${name}=${value}; Path=/; Max-Age=${year}; SameSite=Lax`
