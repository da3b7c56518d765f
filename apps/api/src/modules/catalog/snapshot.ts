import type { Db } from '../../db/client.ts'
import { findAdvertising, type AdvertisingRow } from '../advertising/queries.ts'
import { listPublishedReviews, type PublishedReviewRow } from '../reviews/queries.ts'
import { findSettings, type SettingsRow } from '../settings/queries.ts'
import { startOfDay, startOfNextDay } from './days.ts'
import type { PriceBook } from './prices.ts'
import {
  countPaidSince,
  listCharacters,
  listCountries,
  listOffers,
  listPackages,
  listPaymentLinks,
  listPrices,
  listRates,
  type CharacterRow,
  type CountryRow,
  type OfferRow,
  type PackageRow,
  type PaymentLinkRow,
} from './queries.ts'

/** Everything that the shop sells at one moment. */
export interface CatalogSnapshot extends PriceBook {
  settings: SettingsRow
  advertising: AdvertisingRow
  packages: PackageRow[]
  characters: CharacterRow[]
  countries: CountryRow[]
  offers: OfferRow[]
  paymentLinks: PaymentLinkRow[]
  /** Published reviews, newest first. */
  reviews: PublishedReviewRow[]
  /** Orders paid since the start of the shop's day. */
  paidToday: number
  /** When it expires: an offer starts or ends, or a new day begins. */
  validUntil: Date
}

export async function readSnapshot(db: Db, now: Date): Promise<CatalogSnapshot> {
  const [
    settings,
    packages,
    characters,
    countries,
    offers,
    paymentLinks,
    prices,
    rates,
    reviews,
    advertising,
  ] = await Promise.all([
    findSettings(db),
    listPackages(db),
    listCharacters(db),
    listCountries(db),
    listOffers(db, now),
    listPaymentLinks(db),
    listPrices(db),
    listRates(db),
    listPublishedReviews(db),
    findAdvertising(db),
  ])
  const paidToday = await countPaidSince(db, startOfDay(now, settings.time_zone))
  const changes = [
    startOfNextDay(now, settings.time_zone),
    ...offers.flatMap(({ starts_at, ends_at }) => [starts_at, ends_at]),
  ]
  const next = Math.min(...changes.flatMap((at) => (at && at > now ? [at.getTime()] : [])))
  return {
    settings,
    advertising,
    packages,
    characters,
    countries,
    offers,
    paymentLinks,
    prices,
    rates,
    reviews,
    paidToday,
    validUntil: new Date(next),
  }
}

/** The same snapshot with a new count of the orders paid today. */
export const recountSlots = async (
  db: Db,
  snapshot: CatalogSnapshot,
  now: Date,
): Promise<CatalogSnapshot> => ({
  ...snapshot,
  paidToday: await countPaidSince(db, startOfDay(now, snapshot.settings.time_zone)),
})
