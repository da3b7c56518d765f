import type { CreatedPayment } from '@recadinho/contracts/payments'
import type { Context } from '../../context.ts'
import { systemActor } from '../orders/actor.ts'
import { checkShownTotal } from '../orders/create.ts'
import { findOrder, type OrderWithParts } from '../orders/queries.ts'
import { transactOnOrder } from '../orders/write.ts'
import { requireOpenShop } from '../settings/maintenance.ts'
import { checkPayable, type PaymentCommand } from './new-attempt.ts'
import { confirmManually } from './manual.ts'
import { paymentView } from './view.ts'

/** A 100 % promo code leaves nothing to pay: no gateway is involved, and the order goes into production. */
export async function payNothing(
  ctx: Context,
  order: OrderWithParts,
  request: PaymentCommand,
): Promise<CreatedPayment> {
  requireOpenShop((await ctx.catalog.snapshot()).settings)
  const nothing = { amount: 0, currency: order.currency }
  await transactOnOrder(ctx.db, (tx) =>
    confirmManually(ctx, tx, {
      orderId: order.id,
      method: request.method,
      amount: nothing,
      key: request.key,
      requestHash: request.requestHash,
      source: { actor: systemActor, requestId: request.requestId },
      why: { cause: { code: 'nothing_to_pay' } },
      check({ order: current }) {
        checkPayable(current)
        checkShownTotal(nothing, { amount: current.total, currency: current.currency })
      },
    }),
  )
  const payment = (await findOrder(ctx.db, order.id))?.payments.find(
    ({ idempotency_key: key }) => key === request.key,
  )
  if (payment === undefined) throw new Error('A payment of nothing was not written')
  return { payment: paymentView(payment, ctx.clock.now()), next: null }
}
