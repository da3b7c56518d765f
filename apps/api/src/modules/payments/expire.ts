import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { drain } from '../../jobs/drain.ts'
import { systemActor } from '../orders/actor.ts'
import { endWithoutMoney } from '../orders/end.ts'
import { findOrder } from '../orders/queries.ts'
import { untilWritten } from '../orders/write.ts'
import { listOverdue } from './expiry-queries.ts'
import { GatewayError, type PaymentGateway } from './gateways/gateway.ts'
import { isOpen } from './machine.ts'
import { voidPayable } from './poll.ts'
import { findOrderWithPayments } from './decision-queries.ts'

const batch = 50

/**
 * Expires unpaid orders (O1.3). With a gateway: orders with an open card form there, which is voided first; if the
 * buyer paid first, the order is paid. With `null`: orders without an open form.
 */
export async function expireOrders(ctx: Context, gateway: PaymentGateway | null): Promise<void> {
  let after: string | null = null
  await drain(ctx, {
    batch,
    async claim() {
      const formAt = gateway === null ? [...ctx.gateways.keys()] : [gateway.name]
      const without = gateway === null
      const overdue = await listOverdue(ctx.db, {
        now: ctx.clock.now(),
        limit: batch,
        formAt,
        without,
        after,
      })
      after = overdue.at(-1)?.id ?? after
      return overdue
    },
    work: ({ id }) => tryToExpire(ctx, id, gateway),
  })
}

/**
 * Returns `false` if the gateway does not answer and so cannot void other forms either. Throws if only this order fails:
 * the next round tries again.
 */
async function tryToExpire(ctx: Context, id: string, gateway: PaymentGateway | null): Promise<boolean> {
  try {
    await expireOrder(ctx, id, gateway)
    return true
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    // The gateway does not answer, or a payment is in progress: the next round decides.
    ctx.logger.info({ orderId: id, code: error.code }, 'an order expires later')
    return hasAnswered(error)
  }
}

/**
 * Whether the gateway answered and only this order cannot expire, because its form is missing or its money is on the
 * way.
 */
const hasAnswered = (error: AppError): boolean =>
  !(error.cause instanceof GatewayError && error.cause.kind === 'unknown')

async function expireOrder(ctx: Context, id: string, gateway: PaymentGateway | null): Promise<void> {
  const read = gateway === null ? undefined : await findOrder(ctx.db, id)
  if (read) await voidPayable(ctx, read, { actor: systemActor })
  const now = ctx.clock.now()
  await untilWritten(async () => {
    const found = await findOrderWithPayments(ctx.db, { orderId: id })
    if (!found || found.payments.some(({ state }) => isOpen(state))) return
    const { order } = found
    if (order.status !== 'pending' || order.expires_at === null || order.expires_at > now) return
    await endWithoutMoney(ctx.db, order, 'expired', { actor: systemActor, now })
    ctx.events.record('order_expired', { orderId: id })
  })
}
