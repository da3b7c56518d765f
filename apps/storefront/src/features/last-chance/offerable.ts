import type { Catalog } from '@recadinho/contracts/catalog'
import { orderContent } from '../../lib/orders/order-content.ts'
import { orderOfDraft } from '../../lib/orders/order-memory.ts'
import { clockOffset, timeLeft } from '../../lib/orders/server-clock.ts'
import type { Draft } from '../../lib/draft/draft.ts'
import type { Market } from '../../lib/market/market.ts'
import { lastChanceCode } from './last-chance-code.ts'
import { publicOffer } from './public-offer.ts'

export interface Known {
  catalog: Catalog
  /** The device's time of the catalog's answer. */
  heardAt: number
}

/**
 * Whether the offer can be made: the draft is complete and unordered, it has no code yet, the shop announces the offer
 * for its package, and everyone else is offered less. The server decides when it is shown.
 */
export function isOfferable(draft: Draft, market: Market, { catalog, heardAt }: Known): boolean {
  const offer = catalog.offers.find(({ code }) => code === lastChanceCode)
  if (!offer || draft.promoCode || orderOfDraft(draft.id) || !orderContent(draft, market)) return false
  const packageId = draft.selectedPackage?.id ?? ''
  if (offer.packageIds?.includes(packageId) === false) return false
  const offset = clockOffset(catalog.serverTime, heardAt)
  if ((publicOffer(catalog, packageId, offset)?.discountPercentage ?? 0) >= offer.discountPercentage)
    return false
  return !offer.endsAt || timeLeft(offer.endsAt, offset) > 0
}
