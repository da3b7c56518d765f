import type { Context } from '../../context.ts'
import type { GatewayRefund } from '../payments/gateways/books.ts'
import { GatewayError, type PaymentGateway } from '../payments/gateways/gateway.ts'
import { settleHistory, writeHistory, type MoneyRef } from '../payments/history.ts'
import { claimRefunds, isKnown, type DueRefund } from './queries.ts'

const batch = 20

/** A gateway repeats even its failures for a key; after this long without a trace of the refund another key is used. */
const keyLivesMs = 60_000

/** Sends what is due and asks for what was sent (R5). */
export async function sendRefunds(ctx: Context): Promise<void> {
  for (const refund of await claimRefunds(ctx.db, ctx.clock.now(), batch)) await sendRefund(ctx, refund)
}

/** Sends one refund at once; the sweep does it later where that fails. */
export async function sendNow(ctx: Context, id: string): Promise<void> {
  const [refund] = await claimRefunds(ctx.db, ctx.clock.now(), 1, id)
  if (refund) await sendRefund(ctx, refund)
}

async function sendRefund(ctx: Context, refund: DueRefund): Promise<void> {
  const gateway = ctx.gateways.get(refund.gateway)
  if (gateway?.books === undefined) return
  const money = {
    gateway: gateway.name,
    paymentRef: refund.payment_ref,
    orderId: refund.order_id,
    paymentId: refund.payment_id,
  }
  try {
    await giveBack(ctx, gateway, refund, money)
  } catch (error) {
    if (!(error instanceof GatewayError))
      ctx.logger.error({ err: error, refundId: refund.id }, 'a refund failed')
    else if (error.kind === 'unknown')
      ctx.logger.warn({ err: error, refundId: refund.id }, 'a refund will be asked for again')
    else await refuse(ctx, refund, money, error)
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
  const answered = await gateway.books?.refund({ refundId: id, paymentRef, amount, currency, key })
  // One function reads what became of it, whoever made it.
  await settleHistory(ctx, gateway, money, { answered })
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
