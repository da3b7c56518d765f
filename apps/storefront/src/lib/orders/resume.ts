import type { Order } from '@recadinho/contracts/orders'
import type { Store } from 'jotai'
import { draftAtom, resetDraftAtom } from '../draft/draft-atom.ts'
import { newKey } from '../draft/draft.ts'
import { orderInProgress } from '../draft/in-progress.ts'
import { fingerprint, orderContent } from './order-content.ts'
import { orderOfDraft, type RememberedOrder } from './order-memory.ts'
import { marketOf } from './order-market.ts'
import { isPaid, isPayable, outcomeOf } from './outcome.ts'

/**
 * What a draft's earlier order means for paying now. `new`: there is none, or it was not found. `continue`: it is the
 * same order. `doubt`: the outcome of its payment is unknown, so nothing else may be paid, whatever has changed.
 * `paid`: nothing is left to pay. `renew`: the draft has become another order.
 */
export type Resume = 'new' | 'continue' | 'doubt' | 'paid' | 'renew'

export function resume(
  entry: Pick<RememberedOrder, 'content'> | undefined,
  content: string,
  order: Pick<Order, 'status' | 'paymentStatus'> | undefined,
): Resume {
  if (!entry || !order) return 'new'
  if (order.status === 'pending' && outcomeOf(order) === 'error') return 'doubt'
  const same = entry.content === content
  if (isPaid(order)) return same ? 'paid' : 'renew'
  return same && isPayable(order) ? 'continue' : 'renew'
}

/** Gives the draft a new id, so that it becomes another order. */
export const renewDraft = (store: Store): void =>
  store.set(draftAtom, { id: newKey(store.get(draftAtom).id) })

type OrderedHere = Pick<Order, 'id' | 'locale' | 'country'>

/** Whether the draft says what this order was made from, or has been changed since; undefined if it is no draft of it. */
function draftOf(store: Store, order: OrderedHere): 'same' | 'changed' | undefined {
  const draft = store.get(draftAtom)
  const entry = orderOfDraft(draft.id)
  if (entry?.orderId !== order.id) return undefined
  const content = orderContent(draft, marketOf(order))
  return content && fingerprint(content) !== entry.content ? 'changed' : 'same'
}

/** Resets the draft of a paid order; a draft that was changed since becomes another order. */
export function closeDraft(store: Store, order: OrderedHere): void {
  const draft = draftOf(store, order)
  if (draft === 'changed') renewDraft(store)
  if (draft === 'same') store.set(resetDraftAtom)
}

/** Whether a new draft would replace an order in progress; the order itself, paid or not, is none that is lost. */
export const losesDraft = (store: Store, order: OrderedHere): boolean =>
  orderInProgress() && draftOf(store, order) !== 'same'
