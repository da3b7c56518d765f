import type { Context } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { part } from '../../db/statement.ts'
import { AppError } from '../../errors.ts'
import { staffActor } from '../orders/actor.ts'
import { changeOrder, insertions } from '../orders/write.ts'
import { derivePaymentStatus } from '../payments/machine.ts'
import { findOrderWithPayments } from '../payments/decision-queries.ts'
import { checkStays, type MoneyCommand } from './command.ts'
import type { InboxRow } from './queries.ts'

/**
 * P3.13: the gateway has reported the payment that staff confirmed by hand. From now on the gateway's payment counts
 * and refunds go through it; the manual confirmation stays as a record. Sales are unchanged; the money is booked at the
 * gateway.
 */
export async function match(ctx: Context, tx: Tx, item: InboxRow, command: MoneyCommand): Promise<void> {
  const { order_id: orderId, payment_id: paymentId, gateway_ref: ref } = item
  const found = orderId === null ? undefined : await findOrderWithPayments(tx, { orderId })
  const payment = found?.payments.find(({ id }) => id === paymentId)
  const confirmation = found?.payments.find(({ id }) => id === payment?.counted_by)
  if (!found || !payment || !confirmation || !item.matches || confirmation.refunded > 0)
    throw new AppError('illegal_transition', 'No confirmed payment is left that this could be', { legal: [] })
  await checkStays(tx, item)
  const { order, payments } = found
  const { staff, reason, requestId } = command
  const now = ctx.clock.now()
  const { amount, currency } = payment
  const after = [
    ...payments.filter((each) => each !== payment && each !== confirmation),
    { ...confirmation, counted_by: payment.id },
    { ...payment, counted_by: null },
  ]
  await changeOrder(
    tx,
    order,
    {
      set: { payment_status: derivePaymentStatus(order.total, after) },
      events: [
        { machine: 'payment', from_state: payment.state, to_state: payment.state, reason, amount, currency },
      ],
    },
    { actor: staffActor(staff), requestId, now },
    [
      part`confirmation as (
        update payments set counted_by = ${payment.id} from changed where payments.id = ${confirmation.id})`,
      part`payment as (update payments set counted_by = null from changed where payments.id = ${payment.id})`,
      ...insertions('ledger', [
        {
          kind: 'reclassification',
          gateway: confirmation.gateway,
          ref: confirmation.id,
          payment_ref: ref,
          order_id: order.id,
          payment_id: confirmation.id,
          amount,
          currency,
          debit: 'unassigned',
          credit: confirmation.gateway,
          created_at: now,
        },
      ]),
    ],
  )
}
