import type { AdminPackage, PriceMarket } from '@recadinho/contracts/packages'
import { languageTag } from '@recadinho/i18n/locales'
import type { CountryRow } from '../catalog/queries.ts'
import type { PackageWithPrices } from './queries.ts'

export const adminPackageView = ({ row, prices, links }: PackageWithPrices): AdminPackage => ({
  id: row.id,
  title: row.title,
  description: row.description,
  charactersCount: row.characters_count,
  deliveryHours: row.delivery_hours,
  position: row.position,
  active: row.active,
  inLimitedOffer: row.in_limited_offer,
  prices: prices.map(({ currency, amount }) => ({ amount, currency })),
  links: links.map(({ method, currency, amount, url }) => ({ method, amount: { amount, currency }, url })),
})

/** The markets in which prices are shown: by language without a country (§9), and each country. */
export function marketsView(
  countries: readonly CountryRow[],
  rates: ReadonlyMap<string, string>,
): PriceMarket[] {
  const tags = new Map([
    ['USD', languageTag.en],
    ['BRL', languageTag.pt],
  ])
  for (const { currency, locale } of countries) if (!tags.has(currency)) tags.set(currency, locale)
  return [...tags].map(([currency, locale]) => ({
    currency,
    locale,
    countries: countries.filter((country) => country.currency === currency).map(({ name }) => name),
    rate: rates.get(currency) ?? null,
  }))
}
