import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { OrderWithParts } from '../orders/queries.ts'
import { attemptOf, keepOpened, orUnavailable, requestOf } from './call.ts'
import { isOpen } from './machine.ts'
import { GatewayError, type PaymentSnapshot, type PaymentGateway } from './gateways/gateway.ts'
import { findRequestParts, type Attempt } from './queries.ts'
import { applyState, applySnapshot, type Source } from './apply.ts'

/** After this long an attempt that the gateway does not know has failed: the buyer was never shown how to pay it. */
const giveUpAfterMs = 60_000

/** Polls the gateway for an attempt and applies the answer; `undefined` when there was none (P1.6, P3.3). */
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

/** A webhook came, and the answer to the opening never did: the reference is known, but no code or page. */
const lacksPaymentDetails = ({ flow, pix_code: code, pay_url: url }: Attempt) =>
  (flow === 'code' && code === null) || (flow === 'redirect' && url === null)

/** Voids an attempt at its gateway. If it was paid meanwhile, the payment counts. Without the gateway's keys nothing can be. */
export async function voidAttempt(ctx: Context, attempt: Attempt, source: Source): Promise<void> {
  const gateway = ctx.gateways.get(attempt.gateway)
  if (gateway === undefined)
    throw new AppError('gateway_unavailable', 'This server has no keys for this payment’s gateway')
  const ref = attempt.gateway_ref ?? (await pollAttempt(ctx, attempt, source))?.ref
  // Polling has applied the end of an attempt that never reached its gateway.
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
 * Voids whatever of an order still takes money at its gateway: the open attempt, else a declined card's form or a lapsed
 * code (P2.3), where its gateway's keys are here. `false` where there is nothing of that kind.
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

/** The answer to the opening never came: the same key brings it again, or our metadata finds it. */
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
  // A gateway repeats even its failures for the same key, and refuses the key when the buyer has corrected the order
  // since: neither says what became of the first try, so it is also asked by what we wrote on the payment.
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
