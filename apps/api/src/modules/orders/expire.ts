import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { voidAttempt } from '../payments/ask.ts'
import { attemptOf } from '../payments/call.ts'
import { isOpen } from '../payments/machine.ts'
import { lockOrder, lockPayments } from '../payments/queries.ts'
import { systemActor } from './actor.ts'
import { endOrder, findOrder, listLapsed } from './queries.ts'

const batch = 50

/** Lets unpaid orders lapse (O1.3). An open card form is voided first; when its money was quicker, the order is paid. */
export async function expireOrders(ctx: Context): Promise<void> {
  for (const { id } of await listLapsed(ctx.db, ctx.clock.now(), batch)) {
    try {
      await expireOrder(ctx, id)
    } catch (error) {
      // Its gateway does not answer, or its money is on the way: the next round decides.
      if (!(error instanceof AppError)) throw error
      ctx.logger.info({ orderId: id, code: error.code }, 'an order lapses later')
    }
  }
}

async function expireOrder(ctx: Context, id: string): Promise<void> {
  const form = (await findOrder(ctx.db, id))?.payments.find(({ state }) => isOpen(state))
  if (form) await voidAttempt(ctx, attemptOf(id, form), { actor: systemActor })
  const now = ctx.clock.now()
  await ctx.db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, id)
    const payments = await lockPayments(tx, id)
    const lapsed = order?.status === 'pending' && order.expires_at !== null && order.expires_at <= now
    if (!lapsed || payments.some(({ state }) => isOpen(state))) return
    await endOrder(tx, {
      id,
      from: 'pending',
      to: 'expired',
      actor: systemActor,
      reason: null,
      requestId: null,
      now,
    })
    ctx.events.record('order_expired', { orderId: id })
  })
}
