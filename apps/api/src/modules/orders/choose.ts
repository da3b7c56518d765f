import type { CreateOrderBody } from '@recadinho/contracts/orders'
import type { Money } from '@recadinho/i18n/money'
import { AppError } from '../../errors.ts'
import { offeredPackage } from '../catalog/offer.ts'
import type { CharacterRow, PackageRow } from '../catalog/queries.ts'
import type { CatalogSnapshot } from '../catalog/snapshot.ts'
import { checkDetails } from './check-details.ts'

/** What an order is for, checked against what is sold now. */
export interface Choice {
  pack: PackageRow
  /** In the order in which the buyer chose them. */
  characters: CharacterRow[]
  country: string | null
  price: Money
  /** From USD, where the price was converted. */
  rate: string | null
}

/** Checks a new order against the catalog and the calendar; throws what the buyer is told (O4.4 to O4.7). */
export function choose(catalog: CatalogSnapshot, body: CreateOrderBody, now: Date): Choice {
  checkDetails(body, now)
  if (catalog.settings.daily_capacity === 0)
    throw new AppError('sold_out', 'The shop takes no orders at the moment')
  const { package: pack, price, rate, country } = offeredPackage(catalog, body.packageId, placeOf(body))
  if (body.characterIds.length !== pack.characters_count) {
    throw new AppError('character_count_wrong', `This package takes ${pack.characters_count} characters`, {
      charactersCount: pack.characters_count,
    })
  }
  const characters = body.characterIds.map((id) => {
    const character = catalog.characters.find((each) => each.id === id)
    if (character) return character
    throw new AppError('character_unavailable', 'This character cannot be chosen now', { characterId: id })
  })
  return { pack, characters, country: country?.code ?? null, price, rate: rate ?? null }
}

const placeOf = ({ locale, country }: CreateOrderBody) => ({
  locale,
  ...(country === undefined ? {} : { country }),
})
