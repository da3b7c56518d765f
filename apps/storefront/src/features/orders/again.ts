import type { Package } from '@recadinho/contracts/catalog'
import type { Order } from '@recadinho/contracts/orders'
import { splitInternational } from '@recadinho/i18n/phone'
import { emptyDraft, type Draft } from '../../lib/draft/draft.ts'

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
  const phone = splitInternational(`+${order.whatsappNumber}`)
  const { childName, nameHint, childAge, occasion, additionalNotes, unsaid } = order
  return {
    ...emptyDraft(),
    selectedPackage: pack ? { id: pack.id, price: pack.price, charactersCount: pack.charactersCount } : null,
    selectedCharacters: cast.slice(0, pack?.charactersCount ?? 0).map(({ id }) => ({ id })),
    ...(child === 'same'
      ? {
          childName,
          nameHint: nameHint ?? '',
          childAge,
          occasion,
          additionalNotes,
          unsaid,
          useAIVoice: order.useAIVoice,
        }
      : {}),
    whatsappNumber: phone?.national ?? '',
    whatsappCountry: phone?.country ?? null,
    guardianName: order.guardianName,
    guardianEmail: order.guardianEmail,
  }
}
