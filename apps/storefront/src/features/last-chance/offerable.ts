import type { Catalog } from '@recadinho/contracts/catalog'
import { orderContent } from '../../lib/api/orders/order-content.ts'
import { orderOfDraft } from '../../lib/api/orders/order-memory.ts'
import { clockOffset, timeLeft } from '../../lib/api/orders/server-clock.ts'
import type { Draft } from '../../lib/draft/draft.ts'
import type { Place } from '../../lib/place.ts'

/** The offer of §1 for who leaves. */
export const lastChanceCode = 'LASTCHANCE15'

export interface Known {
  catalog: Catalog
  /** The device's time of the catalog's answer. */
  heardAt: number
}

/**
 * Whether the offer is worth making: the draft is complete, nothing was ordered of it, it has no code yet, and the shop
 * announces the offer for its package now. The server has the last word once it is shown.
 */
export function isOfferable(draft: Draft, place: Place, { catalog, heardAt }: Known): boolean {
  const offer = catalog.offers.find(({ code }) => code === lastChanceCode)
  if (!offer || draft.promoCode || orderOfDraft(draft.id) || !orderContent(draft, place)) return false
  if (offer.packageIds?.includes(draft.selectedPackage?.id ?? '') === false) return false
  return !offer.endsAt || timeLeft(offer.endsAt, clockOffset(catalog.serverTime, heardAt)) > 0
}
