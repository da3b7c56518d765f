import { limits, type CreateOrderBody } from '@recadinho/contracts/orders'
import type { Money } from '@recadinho/i18n/money'
import { AppError } from '../../errors.ts'
import { offeredPackage } from '../catalog/offer.ts'
import type { CharacterRow, PackageRow } from '../catalog/queries.ts'
import type { CatalogSnapshot } from '../catalog/snapshot.ts'

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

/** Checks a new order against the catalog; throws what the buyer is told (O4.4 to O4.6). */
export function choose(catalog: CatalogSnapshot, body: CreateOrderBody): Choice {
  checkTexts(body)
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

/** The contract allows what a manual text may have; AI text has a lower limit (§5). Blanks alone say nothing. */
function checkTexts(body: CreateOrderBody) {
  const { additionalNotes, useAIVoice } = body
  const blank = (['childName', 'guardianName', 'additionalNotes'] as const).filter(
    (name) => body[name].trim() === '',
  )
  const tooLong = useAIVoice && Array.from(additionalNotes).length > limits.notesWithAiMax
  const issues = [
    ...blank.map((name) => ({ path: `body/${name}`, message: 'must not be blank' })),
    ...(tooLong
      ? [
          {
            path: 'body/additionalNotes',
            message: `must not have more than ${limits.notesWithAiMax} characters`,
          },
        ]
      : []),
  ]
  if (issues[0]) throw new AppError('validation_failed', `${issues[0].path} ${issues[0].message}`, { issues })
}
