import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { drain } from '../../jobs/drain.ts'
import { voidAttempt } from '../payments/ask.ts'
import { attemptOf } from '../payments/call.ts'
import { isOpen } from '../payments/machine.ts'
import { lockOrder, lockPayments } from '../payments/queries.ts'
import { systemActor } from './actor.ts'
import { endOrder, findOrder, listLapsed } from './queries.ts'

const batch = 50

/**
 * Lets unpaid orders lapse (O1.3). An open card form is voided first; when its money was quicker, the order is paid. Those
 * without a form come first: no gateway is asked about them, so none that is away holds them up.
 */
export async function expireOrders(ctx: Context): Promise<void> {
  for (const withForm of [false, true]) {
    let after: string | null = null
    await drain(ctx, {
      batch,
      async claim() {
        const lapsed = await listLapsed(ctx.db, { now: ctx.clock.now(), limit: batch, withForm, after })
        after = lapsed.at(-1)?.id ?? after
        return lapsed
      },
      work: ({ id }) => tryToExpire(ctx, id),
    })
  }
}

async function tryToExpire(ctx: Context, id: string): Promise<boolean> {
  try {
    await expireOrder(ctx, id)
    return true
  } catch (error) {
    // Its gateway does not answer, or its money is on the way: the next round decides.
    if (error instanceof AppError) ctx.logger.info({ orderId: id, code: error.code }, 'an order lapses later')
    else ctx.logger.error({ err: error, orderId: id }, 'an order could not lapse; the next round tries again')
    return false
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
