import type { Catalog } from '@recadinho/contracts/catalog'
import { orderContent } from '../../lib/api/orders/order-content.ts'
import { orderOfDraft } from '../../lib/api/orders/order-memory.ts'
import { clockOffset, timeLeft } from '../../lib/api/orders/server-clock.ts'
import type { Draft } from '../../lib/draft/draft.ts'
import type { Market } from '../../lib/market.ts'

/** The offer of §1 for buyers who leave. */
export const lastChanceCode = 'LASTCHANCE15'

export interface Known {
  catalog: Catalog
  /** The device's time of the catalog's answer. */
  heardAt: number
}

/**
 * Whether the offer can be made: the draft is complete and unordered, it has no code yet, and the shop announces the
 * offer for its package. The server decides when it is shown.
 */
export function isOfferable(draft: Draft, market: Market, { catalog, heardAt }: Known): boolean {
  const offer = catalog.offers.find(({ code }) => code === lastChanceCode)
  if (!offer || draft.promoCode || orderOfDraft(draft.id) || !orderContent(draft, market)) return false
  if (offer.packageIds?.includes(draft.selectedPackage?.id ?? '') === false) return false
  return !offer.endsAt || timeLeft(offer.endsAt, clockOffset(catalog.serverTime, heardAt)) > 0
}
