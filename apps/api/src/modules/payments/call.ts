import { parseBrCode } from '@recadinho/contracts/br-code'
import type { CreatedPayment, PaymentCard } from '@recadinho/contracts/payments'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { findOrder, type OrderWithParts, type PaymentPart } from '../orders/queries.ts'
import {
  GatewayError,
  type GatewayPayment,
  type PaymentGateway,
  type PaymentRequest,
} from './gateways/gateway.ts'
import { recordOpened, type Attempt, type RequestParts } from './queries.ts'
import { fromGateway, settleState, settleTruth } from './settle.ts'
import { nextStep, paymentView } from './view.ts'

/** O3.4: an order outlives its last code by this, and the opening of a card form. */
const graceMs = 10 * 60_000

export const attemptOf = (orderId: string, payment: PaymentPart): Attempt => ({
  ...payment,
  order_id: orderId,
  created_at: new Date(payment.created_at),
})

interface Opening {
  card: PaymentCard | undefined
  /** Whether the gateway may have heard of it before. */
  repeated: boolean
}

/** Opens a written attempt at its gateway and keeps the answer. Safe to repeat: the gateway knows the attempt's key. */
export async function callGateway(
  ctx: Context,
  order: OrderWithParts,
  payment: PaymentPart,
  gateway: PaymentGateway,
  { card, repeated }: Opening,
): Promise<CreatedPayment> {
  const attempt = attemptOf(order.id, payment)
  const truth = await createPayment(ctx, order, attempt, gateway, { card, repeated })
  const unusable = await keepOpened(ctx, attempt, truth, gateway)
  if (unusable)
    throw new AppError('payment_method_unavailable', 'The payment provider cannot take this payment', {
      method: attempt.method,
    })
  const opened = {
    ...payment,
    // Where the opening pays at once, its end is the answer; money that is not the attempt's leaves it in doubt (P3.4).
    ...(truth.state === 'created' ? {} : await endOf(ctx, attempt)),
    pix_code: truth.pixCode,
    pay_url: truth.payUrl,
    expires_at: truth.expiresAt?.toISOString() ?? payment.expires_at,
  }
  const view = paymentView(opened, ctx.clock.now())
  return { payment: view, next: nextStep(view, order.number, truth.clientSecret) }
}

/** The attempt's state as it was just written. */
async function endOf(ctx: Context, { id, order_id }: Attempt) {
  const payment = (await findOrder(ctx.db, order_id))?.payments.find((each) => each.id === id)
  return payment && { state: payment.state, failure_code: payment.failure_code }
}

/** What a gateway is told of an attempt: always the same, so that the opening may be repeated. */
export const requestOf = (attempt: Attempt, order: RequestParts): PaymentRequest => ({
  orderId: attempt.order_id,
  attemptId: attempt.id,
  orderNumber: order.number,
  packageId: order.package_id,
  packageTitle: order.package_title,
  locale: order.locale,
  method: attempt.method,
  flow: attempt.flow ?? 'inline',
  amount: attempt.amount,
  currency: attempt.currency,
  payer: { name: order.guardian_name, email: order.guardian_email },
  begunAt: attempt.created_at,
})

/** Keeps what the gateway answered to an opening; `true` when that is of no use, and then the attempt is voided (P2.6). */
export async function keepOpened(
  ctx: Context,
  attempt: Attempt,
  truth: GatewayPayment,
  gateway: PaymentGateway,
): Promise<boolean> {
  const now = ctx.clock.now()
  const open = truth.state === 'created' || truth.state === 'processing' ? truth.state : undefined
  const usable = isUsable(truth, attempt)
  if (open && usable) {
    const { ref, pixCode, payUrl, expiresAt } = truth
    const orderLives = new Date((expiresAt ?? now).getTime() + graceMs)
    await recordOpened(ctx.db, {
      id: attempt.id,
      orderId: attempt.order_id,
      ref,
      state: open,
      pixCode,
      payUrl,
      expiresAt,
      orderLives,
      now,
    })
    return false
  }
  // Not shown to anybody, so nobody can have paid it; what it became is the gateway's word all the same.
  const now_ = usable ? truth : await gateway.cancelPayment(truth.ref)
  await settleTruth(ctx, gateway, now_, fromGateway(gateway))
  return !usable
}

async function createPayment(
  ctx: Context,
  order: OrderWithParts,
  attempt: Attempt,
  gateway: PaymentGateway,
  { card, repeated }: Opening,
): Promise<GatewayPayment> {
  try {
    return await gateway.createPayment({ ...requestOf(attempt, order), ...(card && { card }) })
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    // That a repetition is refused says nothing of the first try (P1.6).
    const refused = error.kind === 'refused' && !repeated
    await settleState(ctx, attempt, refused ? 'failed' : 'error', error.code, fromGateway(gateway))
    if (refused && error.code !== null) {
      throw new AppError(
        'payment_method_unavailable',
        'The payment provider refused this payment',
        { method: attempt.method },
        { cause: error },
      )
    }
    throw new AppError('gateway_unavailable', 'The payment provider does not answer; try again', undefined, {
      cause: error,
    })
  }
}

/** The gateway leaves out silently what its account cannot take, and a wrong code would take the buyer's money elsewhere. */
function isUsable(truth: GatewayPayment, attempt: Attempt): boolean {
  const same =
    truth.methods.includes(attempt.method) &&
    truth.amount === attempt.amount &&
    truth.currency === attempt.currency
  if (attempt.flow === 'redirect' || attempt.flow === 'link') return same && truth.payUrl !== null
  if (attempt.flow !== 'code' || truth.state !== 'processing') return same
  return same && truth.expiresAt !== null && parseBrCode(truth.pixCode ?? '')?.amount === attempt.amount
}
