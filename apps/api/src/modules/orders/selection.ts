import type { CreateOrderBody } from '@recadinho/contracts/orders'
import type { Money } from '@recadinho/i18n/money'
import { AppError } from '../../errors.ts'
import { offeredPackage } from '../catalog/offer.ts'
import type { CharacterRow, PackageRow } from '../catalog/queries.ts'
import { promisedHoursOf } from '../catalog/promise.ts'
import type { CatalogSnapshot } from '../catalog/snapshot.ts'
import { checkDetails } from './check-details.ts'

/** What an order is for, checked against the current catalog. */
export interface Selection {
  pack: PackageRow
  /** In the order in which the buyer chose them. */
  characters: CharacterRow[]
  country: string | null
  price: Money
  /** From USD, if the price was converted. */
  rate: string | null
  /** Delivery time in hours from payment. */
  promisedHours: number
}

/** Checks a new order against the catalog and the calendar; throws the error for the buyer (O4.4 to O4.7). */
export function checkSelection(catalog: CatalogSnapshot, body: CreateOrderBody, now: Date): Selection {
  checkDetails(body, now)
  checkOpen(catalog)
  const { package: pack, price, rate, country } = offeredPackage(catalog, body.packageId, marketOf(body))
  if (body.characterIds.length !== pack.characters_count) {
    throw new AppError('character_count_wrong', `This package takes ${pack.characters_count} characters`, {
      charactersCount: pack.characters_count,
    })
  }
  const characters = offeredCharacters(catalog, body.characterIds)
  return {
    pack,
    characters,
    country: country?.code ?? null,
    price,
    rate: rate ?? null,
    promisedHours: promisedHoursOf(catalog, pack),
  }
}

/** O4.6: a daily capacity of 0 closes the shop. */
export function checkOpen({ settings }: CatalogSnapshot): void {
  if (settings.daily_capacity === 0) throw new AppError('sold_out', 'The shop takes no orders at the moment')
}

/** O4.4: all chosen characters; throws if one of them is switched off. */
export function offeredCharacters(catalog: CatalogSnapshot, ids: readonly string[]): CharacterRow[] {
  return ids.map((id) => {
    const character = catalog.characters.find((each) => each.id === id)
    if (character) return character
    throw new AppError('character_unavailable', 'This character cannot be chosen now', { characterId: id })
  })
}

const marketOf = ({ locale, country }: CreateOrderBody) => ({
  locale,
  ...(country === undefined ? {} : { country }),
})
