import type { Package } from '@recadinho/contracts/catalog'
import type { Order } from '@recadinho/contracts/orders'
import { personalization, personalizationFields } from '@recadinho/contracts/personalization'
import { emptyDraft, type Draft } from '../../lib/draft/draft.ts'
import { enteredFields } from '../../lib/orders/entered-fields.ts'

/** The parts of an order that are still sold. */
export interface Offered {
  packages: readonly Package[]
  characters: readonly { id: string }[]
}

/**
 * A new draft from an order: the same video again, or for another child. Parts that are no longer sold are omitted, and
 * the date must be selected again.
 */
export function draftAgain(order: Order, offered: Offered, child: 'same' | 'another'): Draft {
  const pack = offered.packages.find(({ id }) => id === order.package.id)
  const cast = order.characters.filter(({ id }) => offered.characters.some((each) => each.id === id))
  const { whatsappCountry, ...entered } = enteredFields(order)
  const kept = personalizationFields.filter((field) => {
    const { kept: keptFor } = personalization[field]
    return keptFor === 'always' || (keptFor === 'sameChild' && child === 'same')
  })
  return {
    ...emptyDraft(),
    selectedPackage: pack ? { id: pack.id, price: pack.price, charactersCount: pack.charactersCount } : null,
    selectedCharacters: cast.slice(0, pack?.charactersCount ?? 0).map(({ id }) => ({ id })),
    ...Object.fromEntries(kept.map((field) => [field, entered[field]])),
    whatsappCountry,
    // Digits without a known country are no number that the form can show.
    ...(whatsappCountry === null ? { whatsappNumber: '' } : {}),
  }
}
