import { existsSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { countryCookie, isLocale, localeCookie, type Locale } from '@recadinho/i18n/locales'

export interface PageRequest {
  app: 'storefront' | 'admin'
  root: string
  pathname: string
  cookie: string | undefined
  /** `?lang=`, the choice of a reader without script. */
  lang: string | null
  /** `?country=`, which goes with it. */
  country: string | null
}

export interface Page {
  status: 200 | 404
  /** Below the root. */
  file: string
  /** What a choice in the address leaves behind. */
  setCookie: string[]
}

const year = 31_536_000

/** Which file answers an address. See README.md for the layout of the built files. */
export function pageFile({ app, root, pathname, cookie = '', lang, country }: PageRequest): Page {
  if (app === 'admin') return { status: 200, file: 'index.html', setCookie: [] }
  const stored = new RegExp(`(?:^|;\\s*)${localeCookie}=(\\w+)`).exec(cookie)?.[1]
  const picked = isLocale(lang) ? lang : undefined
  const selected = picked ?? (isLocale(stored) ? stored : undefined)
  // For who has selected none, `en` holds the shop's default, whatever that is.
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

/** The checkout of an order has the order in its path; the page is the same for each. */
const withoutOrder = (pathname: string) => pathname.replace(/^(\/checkout\/multi)\/[^/]+\/?$/, '$1')

const isCountry = (value: string | null) => value !== null && /^[A-Z]{2}$/.test(value)
const keep = (name: string, value: string | null) => `${name}=${value}; Path=/; Max-Age=${year}; SameSite=Lax`
