import type { Context } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { AppError } from '../../errors.ts'
import { canReinstate } from '../orders/machine.ts'
import { confirmedSum } from '../payments/machine.ts'
import { lockPayments } from '../payments/queries.ts'
import { writeSettlement } from '../payments/settle.ts'
import type { LockedOrder, Settlement } from '../payments/settlement.ts'
import type { MoneyDemand } from './act.ts'
import type { InboxRow } from './queries.ts'

/** Goes on with a cancelled order whose money came after all (O1.14). */
export async function reinstate(
  ctx: Context,
  tx: Tx,
  item: InboxRow,
  order: LockedOrder | undefined,
  demand: MoneyDemand,
): Promise<void> {
  const payments = order ? await lockPayments(tx, order.id) : []
  const payment = payments.find(({ id }) => id === item.payment_id)
  const covered = order !== undefined && confirmedSum(payments) >= order.total
  if (!order || !payment || !canReinstate(order) || !covered)
    throw new AppError('illegal_transition', 'Only a cancelled order whose money is there goes on', {
      legal: [],
    })
  const { staff, reason, requestId } = demand
  const settlement: Settlement = {
    payment: { id: payment.id, state: payment.state, failureCode: payment.failure_code, keepAsking: false },
    order: { status: 'in_production', paymentStatus: order.payment_status, becamePaid: true },
    events: [
      {
        machine: 'order',
        from_state: order.status,
        to_state: 'in_production',
        reason,
        amount: null,
        currency: null,
      },
    ],
    money: [],
    captured: null,
  }
  const actor = { type: 'staff', id: staff.id, name: staff.name } as const
  const source = { actor, requestId, gateway: item.gateway, gatewayRef: item.gateway_ref }
  if (!(await writeSettlement(ctx, tx, order, settlement, source))) throw new Error('A locked order changed')
}
