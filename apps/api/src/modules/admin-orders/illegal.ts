import { AppError } from '../../errors.ts'
import { factsOf, legalStatuses } from '../orders/machine.ts'
import type { OrderRow } from '../orders/queries.ts'

/** O1.8: the error for a transition that is not allowed. */
export function illegal(
  order: Pick<OrderRow, 'status' | 'stage' | 'on_hold_since' | 'version'>,
  legal: readonly string[] = legalStatuses(factsOf(order), 'staff'),
): AppError {
  return new AppError('illegal_transition', `That is not possible while the order is ${order.status}`, {
    legal: [...legal],
    version: order.version,
  })
}
