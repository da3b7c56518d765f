import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { OrderWithParts } from '../orders/queries.ts'
import { attemptOf, keepOpened, orUnavailable, requestOf } from './call.ts'
import { isOpen } from './machine.ts'
import { GatewayError, type PaymentSnapshot, type PaymentGateway } from './gateways/gateway.ts'
import { findRequestParts, type Attempt } from './queries.ts'
import { applyState, applySnapshot, type Source } from './apply.ts'

/** After this long an attempt unknown to the gateway has failed: the buyer was never shown how to pay it. */
const giveUpAfterMs = 60_000

/** Polls the gateway for an attempt and applies the answer; `undefined` if there was none (P1.6, P3.3). */
export async function pollAttempt(
  ctx: Context,
  attempt: Attempt,
  source: Source,
): Promise<PaymentSnapshot | undefined> {
  const gateway = ctx.gateways.get(attempt.gateway)
  if (gateway === undefined) return undefined
  try {
    if (attempt.gateway_ref === null) return await openAgain(ctx, attempt, gateway, source)
    const snapshot = await gateway.fetchPayment(attempt.gateway_ref)
    const waits = snapshot.state === 'created' || snapshot.state === 'processing'
    if (waits && lacksPaymentDetails(attempt)) await keepOpened(ctx, attempt, snapshot, gateway)
    else await applySnapshot(ctx, gateway, snapshot, source)
    return snapshot
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    ctx.logger.warn(
      { err: error, gateway: gateway.name, paymentId: attempt.id },
      'a payment could not be asked for',
    )
    return undefined
  }
}

/** A webhook arrived but the answer to the opening did not: the reference is known, but the code or page is missing. */
const lacksPaymentDetails = ({ flow, pix_code: code, pay_url: url }: Attempt) =>
  (flow === 'code' && code === null) || (flow === 'redirect' && url === null)

/** Voids an attempt at its gateway; if it was paid first, the payment counts. Throws without the gateway's keys. */
export async function voidAttempt(ctx: Context, attempt: Attempt, source: Source): Promise<void> {
  const gateway = ctx.gateways.get(attempt.gateway)
  if (gateway === undefined)
    throw new AppError('gateway_unavailable', 'This server has no keys for this payment’s gateway')
  const ref = attempt.gateway_ref ?? (await pollAttempt(ctx, attempt, source))?.ref
  // Polling has already ended an attempt that never reached its gateway.
  if (ref === undefined) return
  const snapshot = await orUnavailable(gateway.cancelPayment(ref))
  await applySnapshot(ctx, gateway, snapshot, source)
  if (snapshot.state === 'processing') {
    throw new AppError(
      'payment_outcome_unknown',
      'A payment of this order is on its way; wait for its outcome',
    )
  }
}

/**
 * Voids what can still take money for an order: the open attempt, or else a declined card's form or an expired code
 * (P2.3), if its gateway is configured here. Returns `false` if there is none.
 */
export async function voidPayable(
  ctx: Context,
  { id, payments }: Pick<OrderWithParts, 'id' | 'payments'>,
  source: Source,
): Promise<boolean> {
  const last = payments.at(-1)
  const over = last?.state === 'failed' || last?.state === 'expired'
  const takesMore = over && last.gateway_ref !== null && ctx.gateways.has(last.gateway)
  const payable = payments.find(({ state }) => isOpen(state)) ?? (takesMore ? last : undefined)
  if (payable === undefined) return false
  await voidAttempt(ctx, attemptOf(id, payable), source)
  return true
}

/** The opening got no answer: the same key returns it again, or our metadata finds the payment. */
async function openAgain(
  ctx: Context,
  attempt: Attempt,
  gateway: PaymentGateway,
  source: Source,
): Promise<PaymentSnapshot | undefined> {
  const parts = await findRequestParts(ctx.db, attempt.id)
  const answer = await gateway.createPayment(requestOf(attempt, parts)).catch((error: unknown) => {
    if (error instanceof GatewayError) return error
    throw error
  })
  // A gateway repeats even failures for the same key, and rejects the key if the buyer has corrected the order since.
  // Neither tells how the first try ended, so the payment is also looked up by our metadata.
  const { id, flow, created_at: begunAt } = attempt
  const found = answer instanceof GatewayError ? await gateway.findPayment({ id, flow, begunAt }) : answer
  if (found) await keepOpened(ctx, attempt, found, gateway)
  else if (answer instanceof GatewayError && answer.kind === 'refused')
    await applyState(ctx, attempt, 'failed', answer.code, source)
  else if (ctx.clock.now().getTime() - begunAt.getTime() > giveUpAfterMs)
    await applyState(ctx, attempt, 'failed', 'never_opened', source)
  else await applyState(ctx, attempt, 'error', null, source)
  return found
}
