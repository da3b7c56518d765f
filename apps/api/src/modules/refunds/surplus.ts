import { Type } from 'typebox'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { systemActor } from '../orders/actor.ts'
import { changeOrder, transactOnOrder } from '../orders/write.ts'
import { defineKind } from '../outbox/kind.ts'
import type { PaymentRow } from '../payments/decide.ts'
import { surplusRefundKind, findOrderWithPayments } from '../payments/decision-queries.ts'
import { isPaid } from '../payments/machine.ts'
import { refundableOf } from './machine.ts'
import { insertRefund, listRefunds } from './queries.ts'
import { sendNow } from './send.ts'

/**
 * R9: a duplicate payment is refunded automatically. The event is written with the payment; the refund is a row like
 * those of staff, sent in the same way. Handling the event again finds the row.
 */
export const surplusRefund = defineKind({
  name: surplusRefundKind,
  label: { en: 'Refund of a duplicate payment', pt: 'Reembolso de um pagamento duplicado' },
  payload: Type.Object({ paymentId: Type.String() }, { additionalProperties: false }),
  retry: { attempts: 12, firstDelayMs: 5_000, longestDelayMs: 3_600_000 },
  concurrency: 2,
  async handle(ctx: Context, { orderId, payload }) {
    if (orderId === null) return 'obsolete'
    const id = await transactOnOrder(ctx.db, (tx) => request(ctx, tx, orderId, payload.paymentId))
    if (id === undefined) return 'obsolete'
    ctx.events.record('refund_requested', { orderId })
    await sendNow(ctx, id)
    return 'done'
  },
})

/**
 * `undefined` if nothing is left to refund: already requested, charged back, or the order would no longer be fully
 * paid.
 */
async function request(ctx: Context, tx: Tx, orderId: string, paymentId: string) {
  const found = await findOrderWithPayments(tx, { orderId })
  const payment = found?.payments.find(({ id }) => id === paymentId)
  if (!found || payment?.state !== 'confirmed') return undefined
  const refunds = await listRefunds(tx, orderId)
  const leftOf = ({ id, amount }: PaymentRow) =>
    refundableOf(
      amount,
      refunds.filter((each) => each.payment_id === id),
    )
  const amount = leftOf(payment)
  if (amount < 1 || refunds.some((each) => each.payment_id === paymentId)) return undefined
  const kept = found.payments
    .filter((each) => isPaid(each) && each.counted_by === null)
    .reduce((sum, each) => sum + leftOf(each), 0)
  if (kept - amount < found.order.total) return undefined
  const { currency, gateway, gateway_ref: ref } = payment
  const now = ctx.clock.now()
  const event = {
    machine: 'refund',
    to_state: 'requested',
    cause: { code: 'paid_twice' },
    amount,
    currency,
  } as const
  await changeOrder(tx, found.order, { set: {}, events: [event] }, { actor: systemActor, now })
  return insertRefund(
    tx,
    { gateway, paymentRef: ref ?? paymentId, orderId, paymentId },
    {
      amount,
      currency,
      reason: 'paid_twice',
      actor: systemActor,
      key: 'surplus',
      now,
    },
  )
}
