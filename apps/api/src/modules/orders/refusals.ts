import { AppError } from '../../errors.ts'
import { factsOf, legalStatuses } from './machine.ts'
import type { OrderRow } from './queries.ts'

/** Rejects a staff decision on an order that has changed since they read it (O1.12). */
export function checkVersion(order: { version: number }, version: number): void {
  if (order.version !== version) throw versionConflict(order)
}

export const versionConflict = ({ version }: { version: number }) =>
  new AppError('version_conflict', 'The order has changed in the meantime', { version })

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
