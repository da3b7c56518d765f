import type { CharacterPicture as Picture } from '@recadinho/contracts/pictures'
import type { Money } from '@recadinho/contracts/common'
import type { Amounts, CheckedPromoCode, PromoRefusal } from '@recadinho/contracts/promo-codes'
import { firstNameOf } from '@recadinho/stage/first-name'
import { redirect } from '@tanstack/react-router'
import { castOf } from '../../lib/catalog/cast-of.ts'
import { catalogQuery } from '../../lib/catalog/catalog-query.ts'
import { missingHere, orderContent } from '../../lib/orders/order-content.ts'
import { orderOfDraft } from '../../lib/orders/order-memory.ts'
import { clockOffset } from '../../lib/orders/server-clock.ts'
import { promoQuery } from '../../lib/promo-codes/promo-query.ts'
import { promoRefusal } from '../../lib/promo-codes/refusal.ts'
import type { ShopContext } from '../../lib/context.ts'
import type { Step } from '../../lib/draft/steps.ts'
import { draftAtom } from '../../lib/draft/draft-atom.ts'
import { marketIn, type Market } from '../../lib/market/market.ts'
import { lastChanceCode, publicOffer } from './offers.ts'

/** The content of the last-chance page. All prices come from the server. */
export type LastChance =
  /** There is no payable order. `step` is the missing one; `empty` means that nothing is selected. */
  | { kind: 'no_order'; step: Step; empty: boolean }
  | { kind: 'offer'; offer: Offer; order: WaitingOrder; insteadOf: string | undefined; forEveryone: boolean }
  /** The offer is not available; the order costs the full price. */
  | { kind: 'refused'; reason: PromoRefusal; order: WaitingOrder; total: Money }
  /** The draft's own code has at least the same discount. */
  | { kind: 'has_code'; code: string; percentage: number; order: WaitingOrder; amounts: Amounts }

export interface Offer {
  code: string
  percentage: number
  endsAt: string | null
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  offset: number
  amounts: Amounts
}

export interface WaitingOrder {
  /** First names. */
  childName: string
  packageTitle: string
  characters: { id: string; picture: Picture }[]
}

/** Checks the offer's value with the server. An existing order has a fixed price and continues at the checkout. */
export async function enterLastChance(shop: ShopContext): Promise<LastChance> {
  const { api, queryClient, store, locale } = shop
  const market = marketIn(locale)
  const draft = store.get(draftAtom)
  const query = catalogQuery(api, market)
  const catalog = await queryClient.fetchQuery(query)
  const heardAt = queryClient.getQueryState(query.queryKey)?.dataUpdatedAt ?? Date.now()
  const content = orderContent(draft, market)
  const pack = catalog.packages.find(({ id }) => id === content?.packageId)
  const step = missingHere(draft, market, catalog)
  if (step || !content || !pack)
    return { kind: 'no_order', step: step ?? 'package', empty: !draft.selectedPackage }
  // oxlint-disable-next-line typescript/only-throw-error -- the router's way to redirect
  if (orderOfDraft(draft.id)) throw redirect({ to: '/checkout', replace: true })

  const order = {
    childName: firstNameOf(content),
    packageTitle: pack.title[locale],
    characters: castOf(content.characterIds, catalog).map(({ id, picture }) => ({ id, picture })),
  }
  const known = publicOffer(catalog, pack.id, clockOffset(catalog.serverTime, heardAt))
  const [own, lastChance, everyones] = await Promise.all([
    draft.promoCode ? check(shop, draft.promoCode.code, pack.id, market) : undefined,
    check(shop, lastChanceCode, pack.id, market),
    known ? check(shop, known.code, pack.id, market) : undefined,
  ])
  const kept = valid(own)
  // The public offer wins a tie: a last chance must be better than what everyone gets.
  const [offer] = [valid(everyones) ?? [], valid(lastChance) ?? []]
    .flat()
    .toSorted((a, b) => b.percentage - a.percentage)
  if (kept && kept.percentage >= (offer?.percentage ?? 0))
    return { kind: 'has_code', code: kept.code, percentage: kept.percentage, order, amounts: kept.amounts }
  if (offer)
    return { kind: 'offer', offer, order, insteadOf: kept?.code, forEveryone: offer.code !== lastChanceCode }
  const reason = 'reason' in lastChance ? lastChance.reason : 'unknown'
  return { kind: 'refused', reason, order, total: pack.price }
}

const valid = (checked: Offer | { reason: PromoRefusal } | undefined): Offer | undefined =>
  checked && !('reason' in checked) ? checked : undefined

/** A code's current value; a refusal is returned too. Other errors are thrown. */
async function check(
  { api, queryClient }: ShopContext,
  code: string,
  packageId: string,
  market: Market,
): Promise<Offer | { reason: PromoRefusal }> {
  try {
    // Never cached: the offer may have just ended.
    const query = { ...promoQuery(api, code, packageId, market), staleTime: 0 }
    return offerOf(await queryClient.fetchQuery(query), Date.now())
  } catch (error) {
    const reason = promoRefusal(error)
    if (reason === undefined) throw error
    return { reason }
  }
}

const offerOf = (
  { code, discountPercentage, endsAt, amounts, serverTime }: CheckedPromoCode,
  heardAt: number,
) => ({
  code,
  percentage: discountPercentage,
  endsAt,
  offset: clockOffset(serverTime, heardAt),
  amounts,
})
