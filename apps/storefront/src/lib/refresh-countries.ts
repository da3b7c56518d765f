import type { Catalog } from '@recadinho/contracts/catalog'
import type { Endpoints } from '@recadinho/contracts/endpoints'
import { learnCountries, liveCountries } from './countries.ts'
import type { Locale } from '@recadinho/i18n/locales'

const path: Endpoints['getCatalog']['path'] = '/api/catalog'

/** Asks the shop for its countries, once: staff may have added one since this page was made. */
export async function refreshCountries(locale: Locale): Promise<void> {
  if (liveCountries()) return
  const response = await fetch(`${path}?locale=${locale}`, { credentials: 'include' })
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`)
  const { countries } = (await response.json()) as Catalog // the server validates its answers
  learnCountries(countries)
}
