import type { Catalog } from '@recadinho/contracts/catalog'
import type { SeasonalBanner } from '@recadinho/contracts/settings'
import { localDay, seasonOn } from '@recadinho/i18n/seasons'
import type { Place } from '../../../lib/place.ts'

/** Which banner is shown: the shop's choice; else by the day where the reader is, on the server's clock. */
export function bannerOf(
  { seasonalBanner, serverTime }: Pick<Catalog, 'seasonalBanner' | 'serverTime'>,
  { country, locale }: Place,
): SeasonalBanner {
  if (seasonalBanner !== 'auto') return seasonalBanner
  // Who has not chosen a country is taken to be at home where the language's prices are.
  const home = country ?? (locale === 'pt' ? 'BR' : 'US')
  return seasonOn(localDay(new Date(serverTime)), home) ?? 'default'
}
