import type { Catalog } from '@recadinho/contracts/catalog'
import type { SeasonalBanner } from '@recadinho/contracts/settings'
import { usualCountry } from '@recadinho/i18n/locales'
import { bannerOn, localDay } from '@recadinho/i18n/seasons'
import type { Market } from '../../../lib/market/market.ts'

/** The banner to show: the shop's setting, otherwise by the visitor's local date on the server's clock. */
export function bannerOf(
  { seasonalBanner, serverTime }: Pick<Catalog, 'seasonalBanner' | 'serverTime'>,
  { country, locale }: Market,
): SeasonalBanner {
  return bannerOn(seasonalBanner, localDay(new Date(serverTime)), usualCountry(locale, country))
}
