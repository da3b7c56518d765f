import type { Context } from '../../context.ts'
import { drain } from '../../jobs/drain.ts'
import type { GatewayRefund } from '../payments/gateways/books.ts'
import { GatewayError, type PaymentGateway } from '../payments/gateways/gateway.ts'
import { settleHistory, writeHistory, type MoneyRef } from '../payments/history.ts'
import { claimRefunds, isKnown, type DueRefund } from './queries.ts'

/** Rows that are taken at once. */
const batch = 20

/** A gateway repeats even its failures for a key; after this long without a trace of the refund another key is used. */
const keyLivesMs = 60_000

/** Sends what is due and asks for what was sent (R5). */
export const sendRefunds = (ctx: Context): Promise<void> =>
  drain(ctx, {
    batch,
    claim: () => claimRefunds(ctx.db, ctx.clock.now(), batch),
    work: (refund) => sendRefund(ctx, refund),
  })

/** Sends one refund at once; the sweep does it later where that fails. */
export async function sendNow(ctx: Context, id: string): Promise<void> {
  const [refund] = await claimRefunds(ctx.db, ctx.clock.now(), 1, id)
  if (refund) await sendRefund(ctx, refund)
}

/** `false` when it will be sent, or asked for, again. */
async function sendRefund(ctx: Context, refund: DueRefund): Promise<boolean> {
  const gateway = ctx.gateways.get(refund.gateway)
  if (gateway?.books === undefined) return false
  const money = {
    gateway: gateway.name,
    paymentRef: refund.payment_ref,
    orderId: refund.order_id,
    paymentId: refund.payment_id,
  }
  try {
    await giveBack(ctx, gateway, refund, money)
    return true
  } catch (error) {
    if (error instanceof GatewayError)
      ctx.logger.warn({ err: error, refundId: refund.id }, 'a refund will be asked for again')
    else ctx.logger.error({ err: error, refundId: refund.id }, 'a refund failed')
    return false
  }
}

async function giveBack(
  ctx: Context,
  gateway: PaymentGateway,
  refund: DueRefund,
  money: MoneyRef,
): Promise<void> {
  const { id, payment_ref: paymentRef, amount, currency } = refund
  if (refund.checks > 1) {
    await settleHistory(ctx, gateway, money)
    if (await isKnown(ctx.db, id)) return
  }
  const late = ctx.clock.now().getTime() - refund.created_at.getTime() > keyLivesMs
  const key = late ? `ref_${id}:again` : `ref_${id}`
  const answered = await gateway.books
    ?.refund({ refundId: id, paymentRef, amount, currency, key })
    .catch((error: unknown) => {
      // Only the refusal of the refund itself says that nothing went back, never one of the questions around it.
      if (error instanceof GatewayError && error.kind !== 'unknown') return error
      throw error
    })
  if (answered instanceof GatewayError) await refuse(ctx, refund, money, answered)
  // One function reads what became of it, whoever made it.
  else await settleHistory(ctx, gateway, money, { answered })
}

/** R6: the gateway surely did nothing. */
async function refuse(ctx: Context, refund: DueRefund, money: MoneyRef, error: GatewayError): Promise<void> {
  const { id, amount, currency } = refund
  const word: GatewayRefund = {
    ref: `refused ${id}`,
    state: 'failed',
    amount,
    currency,
    refundId: id,
    failureCode: error.code ?? error.kind,
  }
  const history = { refunds: [word], disputes: [] }
  const told = await ctx.db.transaction().execute((tx) => writeHistory(ctx, tx, money, history, {}))
  for (const event of told) ctx.events.record(event, { gateway: money.gateway, refundId: id })
}
