import type { Context } from '../../context.ts'
import { drain } from '../../jobs/drain.ts'
import type { GatewayRefund } from '../payments/gateways/refunds-api.ts'
import { GatewayError, type PaymentGateway } from '../payments/gateways/gateway.ts'
import type { MoneyRef } from '../ledger/queries.ts'
import { transactOnOrder } from '../orders/write.ts'
import { applyHistory, syncHistory } from './history.ts'
import {
  changeKey,
  claimRefunds,
  isKnown,
  lockIsKnown,
  noteKeyFailure,
  wasSentAgain,
  type DueRefund,
} from './queries.ts'

/** How many rows are claimed at once. */
const batch = 20

/** A gateway's list shows a refund made despite a failure at the latest after this time. */
const listLagMs = 60_000

/** Sends due refunds and polls those already sent (R5). */
export const sendRefunds = (ctx: Context, { name }: PaymentGateway): Promise<void> =>
  drain(ctx, {
    batch,
    claim: () => claimRefunds(ctx.db, ctx.clock.now(), batch, { gateway: name }),
    work: (refund) => sendRefund(ctx, refund),
  })

/** Sends one refund now; if that fails, a poller sends it later. */
export async function sendNow(ctx: Context, id: string): Promise<void> {
  const [refund] = await claimRefunds(ctx.db, ctx.clock.now(), 1, { id })
  if (refund) await sendRefund(ctx, refund)
}

/** Returns `false` if it will be sent or polled again. */
async function sendRefund(ctx: Context, refund: DueRefund): Promise<boolean> {
  const gateway = ctx.gateways.get(refund.gateway)
  if (gateway?.refundsApi === undefined) return false
  const money = {
    gateway: gateway.name,
    paymentRef: refund.payment_ref,
    orderId: refund.order_id,
    paymentId: refund.payment_id,
  }
  try {
    await sendToGateway(ctx, gateway, refund, money)
    return true
  } catch (error) {
    if (error instanceof GatewayError)
      ctx.logger.warn({ err: error, refundId: refund.id }, 'a refund will be asked for again')
    else ctx.logger.error({ err: error, refundId: refund.id }, 'a refund failed')
    return false
  }
}

async function sendToGateway(
  ctx: Context,
  gateway: PaymentGateway,
  refund: DueRefund,
  money: MoneyRef,
): Promise<void> {
  const { id, payment_ref: paymentRef, amount, currency } = refund
  if (refund.poll_count > 1) {
    await syncHistory(ctx, gateway, money)
    if (await isKnown(ctx.db, id)) return
  }
  const key = await keyOf(ctx, refund)
  const answered = await gateway.refundsApi
    ?.refund({ refundId: id, paymentRef, amount, currency, key, requestedAt: refund.created_at })
    .catch(async (error: unknown) => {
      if (error instanceof GatewayError && error.isStored) await noteKeyFailure(ctx.db, id, ctx.clock.now())
      // Only a refusal of the refund itself proves that nothing was refunded; a failed query around it does not.
      if (error instanceof GatewayError && error.kind !== 'unknown') return error
      throw error
    })
  if (answered instanceof GatewayError) await refuse(ctx, gateway, refund, money, answered)
  // One function reads the outcome of every refund, wherever it was made.
  else await syncHistory(ctx, gateway, money, { answered })
}

/**
 * R1: time alone never changes the key, since a slow first call may still refund. A failure of the gateway itself does,
 * because the gateway repeats it for the same key forever; but only once its list shows that nothing was refunded.
 */
async function keyOf(ctx: Context, { id, key_generation: generation, key_failed_at: failedAt }: DueRefund) {
  const isOver = failedAt !== null && ctx.clock.now().getTime() - failedAt.getTime() >= listLagMs
  const current = isOver ? await changeKey(ctx.db, id, generation) : generation
  return current === 0 ? `ref_${id}` : `ref_${id}:${current}`
}

/**
 * R6: this call definitely did nothing, but an earlier call for the same refund may have made it. Without an earlier
 * call the list is not read, since an unnamed refund in it would not be ours (R12).
 */
async function refuse(
  ctx: Context,
  gateway: PaymentGateway,
  { id, amount, currency }: DueRefund,
  money: MoneyRef,
  error: GatewayError,
): Promise<void> {
  if (await wasSentAgain(ctx.db, id)) await syncHistory(ctx, gateway, money)
  const word: GatewayRefund = {
    ref: `refused ${id}`,
    state: 'failed',
    amount,
    currency,
    refundId: id,
    failureCode: error.code ?? error.kind,
  }
  const history = { refunds: [word], disputes: [] }
  await transactOnOrder(ctx.db, async (tx) => {
    if (!(await lockIsKnown(tx, id))) await applyHistory(ctx, tx, money, history, {})
  })
}
