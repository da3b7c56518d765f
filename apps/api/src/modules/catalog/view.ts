import type { Catalog, Character, PaymentOption } from '@recadinho/contracts/catalog'
import type { Config } from '../../config.ts'
import { pixelsOf } from '../advertising/view.ts'
import { installmentsOf, priceIn, savingsOf } from './prices.ts'
import { fullDaysOf } from './promise.ts'
import type { CharacterRow } from './queries.ts'
import type { CatalogSnapshot } from './snapshot.ts'

/** Finds the shop's payment options; implemented by the payments module. */
export type FindPaymentOptions = (
  offer: Pick<CatalogSnapshot, 'settings' | 'paymentLinks' | 'rates'>,
  currency: string,
) => PaymentOption[]

/** The catalog of one currency and offer group, without the server's clock. */
export function catalogView(
  snapshot: CatalogSnapshot,
  currency: string,
  offer: 'full' | 'limited',
  {
    paymentOptions,
    adStandIns,
    scriptWriter,
  }: { paymentOptions: FindPaymentOptions } & Pick<Config, 'adStandIns' | 'scriptWriter'>,
  now: Date,
): Omit<Catalog, 'serverTime'> {
  const { settings, packages, characters, countries, offers } = snapshot
  const single = packages.find(({ characters_count }) => characters_count === 1)
  const singlePrice = single && priceIn(snapshot, single.id, currency)?.price
  return {
    siteTitle: settings.site_title,
    defaultLocale: settings.default_locale,
    defaultCurrency: settings.default_currency,
    currency,
    packages: packages.flatMap(
      ({ id, characters_count, title, description, delivery_hours, in_limited_offer }) => {
        const priced = priceIn(snapshot, id, currency)
        if (!priced || (offer === 'limited' && !in_limited_offer)) return []
        return {
          id,
          charactersCount: characters_count,
          title,
          description,
          deliveryHours: delivery_hours,
          price: priced.price,
          savings: savingsOf(priced.price, singlePrice, characters_count),
          installments: installmentsOf(priced.price),
        }
      },
    ),
    characters: characters.map(characterView),
    countries: countries.map(({ code, name, flag, currency, locale, offer }) => ({
      code,
      name,
      flag,
      currency,
      locale,
      offer,
    })),
    offers: offers
      .filter(({ starts_at }) => starts_at === null || starts_at <= now)
      .map(({ code, percentage, package_ids, ends_at }) => ({
        code,
        discountPercentage: percentage,
        endsAt: ends_at?.toISOString() ?? null,
        packageIds: package_ids,
      })),
    slots: {
      capacity: settings.daily_capacity,
      left: Math.max(0, settings.daily_capacity - snapshot.paidToday),
    },
    // Every market's, so that a page says the same everywhere.
    deliveryHours: packages.length === 0 ? 24 : Math.max(...packages.map((each) => each.delivery_hours)),
    fullDays: fullDaysOf(snapshot),
    paymentOptions: paymentOptions(snapshot, currency),
    seasonalBanner: settings.seasonal_banner,
    openingHours: settings.opening_hours,
    timeZone: settings.time_zone,
    keepVideosDays: settings.keep_videos_days,
    keepOrderDetailsDays: settings.keep_order_details_days,
    keepVisitsDays: settings.keep_visits_days,
    pixels: pixelsOf(snapshot.advertising, adStandIns),
    draftsWithAi: scriptWriter !== undefined,
    everyVideoWatched: !settings.approve_in_bulk && !settings.approve_by_rule,
    reviewsCount: snapshot.reviews.length,
  }
}

const characterView = ({ clips, ...row }: CharacterRow): Character => ({
  id: row.id,
  category: row.category,
  name: row.name,
  description: row.description,
  greetingStyle: row.greeting_style,
  picture: row.picture,
  voice: { pitch: row.voice_pitch, rate: row.voice_rate },
  ...(clips === null ? {} : { clips }),
})
