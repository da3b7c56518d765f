import type { Catalog } from '@recadinho/contracts/catalog'
import type { SeasonalBanner } from '@recadinho/contracts/settings'
import { usualCountry } from '@recadinho/i18n/locales'
import { localDay, seasonOn } from '@recadinho/i18n/seasons'
import type { Market } from '../../lib/market/market.ts'

/** The shown banner: the shop's setting, otherwise by the reader's date on the server's clock. */
export function bannerOf(
  { seasonalBanner, serverTime }: Pick<Catalog, 'seasonalBanner' | 'serverTime'>,
  { country, locale }: Market,
): SeasonalBanner {
  if (seasonalBanner !== 'auto') return seasonalBanner
  return seasonOn(localDay(new Date(serverTime)), usualCountry(locale, country)) ?? 'default'
}
