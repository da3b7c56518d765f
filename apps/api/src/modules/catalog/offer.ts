import { AppError } from '../../errors.ts'
import type { Money } from '@recadinho/i18n/money'
import type { BuyerMarket } from './cache.ts'
import { displayCurrency, priceIn } from './prices.ts'
import type { CountryRow, PackageRow } from './queries.ts'
import type { CatalogSnapshot } from './snapshot.ts'

export interface OfferedPackage {
  package: PackageRow
  /** The package's price in the buyer's currency, before any discount. */
  price: Money
  /** Units per 1 USD, if the price was converted. */
  rate: string | undefined
  /** The chosen country, if the shop knows it. */
  country: CountryRow | undefined
}

/** A package as this buyer can order it now; throws `package_unavailable` if it is not offered. */
export function offeredPackage(
  snapshot: CatalogSnapshot,
  packageId: string,
  market: BuyerMarket,
): OfferedPackage {
  const country = snapshot.countries.find(({ code }) => code === market.country)
  const currency = displayCurrency(market.locale, country, snapshot.settings.default_currency)
  return packageIn(snapshot, packageId, { currency, country: market.country ?? null })
}

/** The same for a currency that is already fixed. */
export function packageIn(
  snapshot: CatalogSnapshot,
  packageId: string,
  market: { currency: string; country: string | null },
): OfferedPackage {
  const country = snapshot.countries.find(({ code }) => code === market.country)
  const wanted = snapshot.packages.find(({ id }) => id === packageId)
  const priced = wanted && priceIn(snapshot, wanted.id, market.currency)
  if (!priced || (country?.offer === 'limited' && !wanted.in_limited_offer))
    throw new AppError('package_unavailable', 'This package is not offered here', { packageId })
  return { package: wanted, price: priced.price, rate: priced.rate, country }
}
