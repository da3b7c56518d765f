import type { PaymentOption } from '@recadinho/contracts/catalog'
import type { Money } from '@recadinho/contracts/common'
import type { Order } from '@recadinho/contracts/orders'
import type { FirstPayment } from '@recadinho/contracts/payments'
import { keptAffiliate } from '@recadinho/tracking-sdk/affiliate'
import { adHeaders } from '../advertising/ad-headers.ts'
import { errorCode } from '../api/error-text.ts'
import { catalogQuery } from '../catalog/catalog-query.ts'
import type { ShopContext } from '../context.ts'
import { fingerprint, orderContent, sentLines } from './order-content.ts'
import { orderOfDraft, rememberOrder } from './order-memory.ts'
import { keepOrder, refreshOrder } from './order-query.ts'
import { renewDraft, resume } from './resume.ts'
import { draftAtom } from '../draft/draft-atom.ts'
import type { Market } from '../market/market.ts'
import { optionKey } from '../payments/checkout-routes.ts'
import { firstAnswer, untilAnswered, type FirstAnswer, type Waiting } from '../payments/first-payment.ts'
import type { Script } from '@recadinho/stage/script-document'
import type { Draft } from '../draft/draft.ts'
import { scriptIssue } from '../script/script-issue.ts'
import { seenScript } from '../script/seen-script.ts'

type Shop = Pick<ShopContext, 'api' | 'queryClient' | 'store'>

/** An order that can be paid. */
export interface Prepared {
  order: Order
  /** The answer about the payment that the order was created with; each further call repeats the request. */
  first?: FirstAnswer
}

/** How an order is paid first, and the patience with an answer that does not come. */
export interface FirstRequest extends Waiting {
  payment: FirstPayment & Pick<PaymentOption, 'flow'>
}

/**
 * Returns the existing order of the current draft, or creates it with its first payment. The draft's id is the
 * idempotency key of both, so a lost response, a reload or a second tab cannot create two.
 */
export async function placeOrder(
  shop: Shop,
  market: Market,
  shownTotal: Money,
  { payment, ...waiting }: FirstRequest,
): Promise<Prepared> {
  const content = orderContent(shop.store.get(draftAtom), market)
  // Only an earlier page asks for what is missing.
  if (!content) throw new Error('The draft is not complete')
  const mark = fingerprint(content)
  const earlier = await earlierOrder(shop)
  const meaning = resume(earlier?.entry, mark, earlier?.order)
  if (earlier && (meaning === 'continue' || meaning === 'doubt' || meaning === 'paid'))
    return { order: earlier.order }
  const script = await spoken(shop, market)
  if (meaning === 'renew') renewDraft(shop.store)

  const create = async (): Promise<Prepared> => {
    const draftId = shop.store.get(draftAtom).id
    const affiliateCode = keptAffiliate()
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const body = {
      ...content,
      ...script,
      shownTotal,
      timeZone,
      ...(affiliateCode ? { affiliateCode } : {}),
      payment,
    }
    const request = () =>
      shop.api.call('createOrder', { body, idempotencyKey: draftId, headers: adHeaders() })
    // A request with a card token charges the card, possibly even if its response was lost.
    const created = await (payment.card ? untilAnswered(request, waiting) : request())
    const { order, accessToken } = created
    const keys = { [optionKey(payment)]: draftId }
    rememberOrder({ orderId: order.id, token: accessToken, draftId, content: mark, keys })
    keepOrder(shop.queryClient, order)
    return { order, first: firstAnswer(created, request) }
  }
  try {
    return await create()
  } catch (error) {
    // The key was used with other details, which this browser no longer has: the current draft becomes a new order.
    if (errorCode(error) !== 'idempotency_key_reused') throw error
    renewDraft(shop.store)
    return create()
  }
}

/**
 * The script that the buyer saw, to the letter. Where no preview has shown it, as in a browser that cannot, it is
 * written now; a draft without edits may leave that to the shop.
 */
async function spoken({ store, queryClient, api }: Shop, market: Market) {
  const draft = store.get(draftAtom)
  const seen = seenScript(draft, market)
  if (seen) return withinLimits(seen, draft)
  try {
    const { lateScript } = await import('../script/late-script.ts')
    const catalog = await queryClient.ensureQueryData(catalogQuery(api, market))
    return withinLimits(await lateScript(draft, market, catalog), draft)
  } catch (error) {
    if (draft.script) throw error
    console.info(error)
    return {}
  }
}

/** The shop's own draft may be longer than what a buyer may write. */
const withinLimits = (lines: Script, { script }: Pick<Draft, 'script'>) =>
  script === null && scriptIssue(lines) ? {} : { script: sentLines(lines) }

/** The order made from this draft earlier, as the server has it now. */
export async function earlierOrder(shop: Shop) {
  const entry = orderOfDraft(shop.store.get(draftAtom).id)
  if (!entry) return undefined
  try {
    return { entry, order: await refreshOrder(shop, entry.orderId, entry.token || undefined) }
  } catch (error) {
    // An order that was not found does not count; the idempotency key still returns it if it exists.
    if (errorCode(error) === 'not_found') return undefined
    throw error
  }
}
