import type { Context } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { isMisfit } from '../payments/machine.ts'
import { lockPayments } from '../payments/queries.ts'
import { writeSettlement } from '../payments/settle.ts'
import { decide, type LockedOrder } from '../payments/settlement.ts'
import type { MoneyDemand } from './act.ts'
import type { InboxRow } from './queries.ts'

/** Money that did not fit was dealt with elsewhere: its attempt ends, and the buyer may pay anew. */
export async function letGo(
  ctx: Context,
  tx: Tx,
  item: InboxRow,
  order: LockedOrder | undefined,
  { staff, reason, requestId }: MoneyDemand,
): Promise<void> {
  const payments = order ? await lockPayments(tx, order.id) : []
  const payment = payments.find(({ id }) => id === item.payment_id)
  if (!order || !payment || !isMisfit(payment)) return
  const settlement = decide(order, payments, { paymentId: payment.id, state: 'cancelled', reason }, 'staff')
  if (settlement === null) return
  const actor = { type: 'staff', id: staff.id, name: staff.name } as const
  const source = { actor, requestId, gateway: item.gateway, gatewayRef: item.gateway_ref }
  if (!(await writeSettlement(ctx, tx, order, settlement, source))) throw new Error('A locked order changed')
}
