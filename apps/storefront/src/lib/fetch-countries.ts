import type { Catalog, Country } from '@recadinho/contracts/catalog'
import type { Endpoints } from '@recadinho/contracts/endpoints'
import type { Locale } from '@recadinho/i18n/locales'

const path: Endpoints['getCatalog']['path'] = '/api/catalog'

/** The countries of the live catalog. */
export async function fetchCountries(locale: Locale): Promise<readonly Country[]> {
  const response = await fetch(`${path}?locale=${locale}`, { credentials: 'include' })
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`)
  return ((await response.json()) as Catalog).countries // the server validates its answers
}
