import type { Order } from '@recadinho/contracts/orders'
import { changeDraft, currentDraft, resetDraft } from '../../draft/store.ts'
import { newKey } from '../../draft/draft.ts'
import { fingerprint, orderContent } from './order-content.ts'
import { orderOfDraft, type RememberedOrder } from './order-memory.ts'
import { placeOf } from './order-place.ts'
import { isPaid, isPayable, outcomeOf } from './outcome.ts'

/**
 * What a draft's earlier order means for paying now. `new`: there is none, or none that can be found. `continue`: it is
 * the same order. `doubt`: the outcome of its payment is not known, so nothing else may be paid, whatever has changed.
 * `paid`: it is done. `renew`: the draft has become another order.
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

/** From now on the draft is another order. */
export const renewDraft = (): void => changeDraft({ id: newKey() })

/** Once an order is paid, the draft that it was made from is done; a draft that was changed since becomes another order. */
export function settleDraft(order: Pick<Order, 'id' | 'locale' | 'country'>): void {
  const draft = currentDraft()
  const entry = orderOfDraft(draft.id)
  if (entry?.orderId !== order.id) return
  const content = orderContent(draft, placeOf(order))
  if (content && fingerprint(content) !== entry.content) renewDraft()
  else resetDraft()
}
