import { AppError } from '../../../errors.ts'
import { canRecord } from '../../orders/machine.ts'
import type { RecordedOrder } from './queries.ts'

/** Who says a line: a member of staff, or the order's parent, who has agreed to words of this version. */
export type TakeAuthor = { staffId: string } | { consent: number }

/** Staff record for an order in production, parents until it starts; both only the script as it is. */
export function checkOpen(
  order: RecordedOrder | undefined,
  version: number | undefined,
  by: TakeAuthor,
): asserts order is RecordedOrder {
  if (order === undefined) throw new AppError('not_found', 'No such order')
  const open = 'consent' in by ? canRecord(order) : order.status === 'in_production'
  if (!open || order.details_erased_at !== null) throw closed(by)
  if (order.script_version !== version) throw scriptChanged(order.script_version)
}

export const closed = (by: TakeAuthor) =>
  'consent' in by
    ? new AppError('correction_closed', 'Parents can record no lines of this order now')
    : new AppError('illegal_transition', 'Only an order in production takes recordings')

export const scriptChanged = (version: number) =>
  new AppError('version_conflict', 'The script has changed in the meantime', { version })
