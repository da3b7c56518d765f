import { AppError } from '../../errors.ts'
import type { Money } from '@recadinho/i18n/money'
import type { BuyerPlace } from './cache.ts'
import { displayCurrency, priceIn } from './prices.ts'
import type { CountryRow, PackageRow } from './queries.ts'
import type { CatalogSnapshot } from './snapshot.ts'

export interface OfferedPackage {
  package: PackageRow
  /** The package's price in the buyer's currency, before any discount. */
  price: Money
  /** Units for 1 USD, where the price was converted. */
  rate: string | undefined
  /** The chosen country, if the shop knows it. */
  country: CountryRow | undefined
}

/** A package as this buyer may order it now; throws `package_unavailable` where it is not offered. */
export function offeredPackage(
  snapshot: CatalogSnapshot,
  packageId: string,
  place: BuyerPlace,
): OfferedPackage {
  const country = snapshot.countries.find(({ code }) => code === place.country)
  const wanted = snapshot.packages.find(({ id }) => id === packageId)
  const priced = wanted && priceIn(snapshot, wanted.id, displayCurrency(place.locale, country))
  if (!priced || (country?.offer === 'limited' && !wanted.in_limited_offer))
    throw new AppError('package_unavailable', 'This package is not offered here', { packageId })
  return { package: wanted, price: priced.price, rate: priced.rate, country }
}
