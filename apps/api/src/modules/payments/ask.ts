import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { keepOpened, requestOf } from './call.ts'
import { GatewayError, type GatewayPayment, type PaymentGateway } from './gateways/gateway.ts'
import { findRequestParts, type Attempt } from './queries.ts'
import { settleState, settleTruth, type Source } from './settle.ts'

/** After this long an attempt that the gateway has never heard of is given up: nobody was ever shown how to pay it. */
const givenUpAfterMs = 60_000

/** Asks the gateway what became of an attempt and settles it; `undefined` when there was no answer (P1.6, P3.3). */
export async function askGateway(
  ctx: Context,
  attempt: Attempt,
  source: Source,
): Promise<GatewayPayment | undefined> {
  const gateway = ctx.gateways.get(attempt.gateway)
  if (gateway === undefined) return undefined
  try {
    if (attempt.gateway_ref === null) return await openAgain(ctx, attempt, gateway, source)
    const truth = await gateway.fetchPayment(attempt.gateway_ref)
    const waits = truth.state === 'created' || truth.state === 'processing'
    if (waits && lacksItsWay(attempt)) await keepOpened(ctx, attempt, truth, gateway)
    else await settleTruth(ctx, gateway, truth, source)
    return truth
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    ctx.logger.warn(
      { err: error, gateway: gateway.name, paymentId: attempt.id },
      'a payment could not be asked for',
    )
    return undefined
  }
}

/** A webhook was quicker than the answer to the opening, which never came: it names the payment, and no code or page. */
const lacksItsWay = ({ flow, pix_code: code, pay_url: url }: Attempt) =>
  (flow === 'code' && code === null) || (flow === 'redirect' && url === null)

/** Voids an attempt at its gateway. Paid by now: then it is settled as paid. */
export async function voidAttempt(ctx: Context, attempt: Attempt, source: Source): Promise<void> {
  const gateway = ctx.gateways.get(attempt.gateway)
  const ref = attempt.gateway_ref ?? (await askGateway(ctx, attempt, source))?.ref
  // An attempt that never reached its gateway was settled by asking.
  if (gateway === undefined || ref === undefined) return
  const truth = await cancel(gateway, ref)
  await settleTruth(ctx, gateway, truth, source)
  if (truth.state === 'processing') {
    throw new AppError(
      'payment_outcome_unknown',
      'A payment of this order is on its way; wait for its outcome',
    )
  }
}

async function cancel(gateway: PaymentGateway, ref: string): Promise<GatewayPayment> {
  try {
    return await gateway.cancelPayment(ref)
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    throw new AppError('gateway_unavailable', 'The payment provider does not answer; try again', undefined, {
      cause: error,
    })
  }
}

/** The answer to the opening never came: the same key brings it again, or our metadata finds it. */
async function openAgain(
  ctx: Context,
  attempt: Attempt,
  gateway: PaymentGateway,
  source: Source,
): Promise<GatewayPayment | undefined> {
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
    await settleState(ctx, attempt, 'failed', answer.code, source)
  else if (ctx.clock.now().getTime() - begunAt.getTime() > givenUpAfterMs)
    await settleState(ctx, attempt, 'failed', 'never_opened', source)
  else await settleState(ctx, attempt, 'error', null, source)
  return found
}
