import type { Order } from '@recadinho/contracts/orders'
import type { Store } from 'jotai'
import { draftAtom, resetDraftAtom } from '../draft/draft-atom.ts'
import { newKey } from '../draft/draft.ts'
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
export const renewDraft = (store: Store): void => store.set(draftAtom, { id: newKey() })

/** Resets the draft of a paid order; a draft that was changed since becomes another order. */
export function closeDraft(store: Store, order: Pick<Order, 'id' | 'locale' | 'country'>): void {
  const draft = store.get(draftAtom)
  const entry = orderOfDraft(draft.id)
  if (entry?.orderId !== order.id) return
  const content = orderContent(draft, marketOf(order))
  if (content && fingerprint(content) !== entry.content) renewDraft(store)
  else store.set(resetDraftAtom)
}
