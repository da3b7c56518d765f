import type { Catalog } from '@recadinho/contracts/catalog'
import { orderContent } from '../../lib/orders/order-content.ts'
import { orderOfDraft } from '../../lib/orders/order-memory.ts'
import { clockOffset, timeLeft } from '../../lib/orders/server-clock.ts'
import type { Draft } from '../../lib/draft/draft.ts'
import type { Market } from '../../lib/market/market.ts'
import { lastChanceCode } from './offers.ts'

export interface Known {
  catalog: Catalog
  /** The device's time when the catalog arrived. */
  heardAt: number
}

/**
 * Whether the offer can be made: the draft is complete, not ordered and without a code, and the shop announces the
 * offer for its package. Once it is shown, the server decides whether it is valid and which code is better.
 */
export function isOfferable(draft: Draft, market: Market, { catalog, heardAt }: Known): boolean {
  const offer = catalog.offers.find(({ code }) => code === lastChanceCode)
  if (!offer || draft.promoCode || orderOfDraft(draft.id) || !orderContent(draft, market)) return false
  const packageId = draft.selectedPackage?.id ?? ''
  if (offer.packageIds?.includes(packageId) === false) return false
  return !offer.endsAt || timeLeft(offer.endsAt, clockOffset(catalog.serverTime, heardAt)) > 0
}
