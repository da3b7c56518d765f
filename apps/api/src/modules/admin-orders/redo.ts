import type { Context } from '../../context.ts'
import { checkVersion, illegal } from '../orders/refusals.ts'
import { canRedo } from '../orders/machine.ts'
import { changeOrder, type NewOrderEvent } from '../orders/write.ts'
import { withOrder, type StaffRequest } from './service.ts'

/** O10: starts a delivered video again; payments are unaffected. */
export const redoOrder = (ctx: Context, request: StaffRequest, reason: string) =>
  withOrder(ctx, request, 'order.redone', async (tx, order, by) => {
    checkVersion(order, request.version)
    if (!canRedo(order)) throw illegal(order)
    const revision = order.revision + 1
    const events: NewOrderEvent[] = [
      { machine: 'order', from_state: order.status, to_state: 'in_production' },
      { machine: 'revision', from_state: `${order.revision}`, to_state: `${revision}`, reason },
    ]
    const set = {
      status: 'in_production',
      stage: 'queued',
      revision,
      redone_at: by.now,
      // O10.2: the package's hours, whatever was promised on a full day the first time.
      due_at: new Date(by.now.getTime() + order.delivery_hours * 3_600_000),
      completed_at: null,
    } as const
    await changeOrder(tx, order, { set, events }, by)
    return true
  })
