import { parseBrCode } from '@recadinho/contracts/br-code'
import type { CreatedPayment, PaymentCard } from '@recadinho/contracts/payments'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/client.ts'
import { AppError } from '../../errors.ts'
import { findOrder, rowOnly, type OrderWithParts, type PaymentPart } from '../orders/queries.ts'
import { untilWritten } from '../orders/write.ts'
import {
  GatewayError,
  type PaymentSnapshot,
  type PaymentGateway,
  type PaymentRequest,
} from './gateways/gateway.ts'
import { recordOpened, recordReferences, type ReadAttempt } from './attempt-queries.ts'
import { newPaymentRow } from './decide.ts'
import { findOrderWithPayments, type OrderWithPayments } from './decision-queries.ts'
import type { Attempt, RequestParts } from './queries.ts'
import { fromGateway, applyState, applySnapshot } from './apply.ts'
import { nextStep, paymentView } from './view.ts'

/** O3.4: how long an order stays payable after its last code expires or a card form is opened. */
export const graceMs = 10 * 60_000

export const attemptOf = (orderId: string, payment: PaymentPart): Attempt => ({
  ...payment,
  order_id: orderId,
  created_at: new Date(payment.created_at),
})

interface Opening {
  card: PaymentCard | undefined
  /** Whether the gateway may know it already. */
  repeated: boolean
}

export function gatewayOf(ctx: Context, name: string): PaymentGateway {
  const gateway = ctx.gateways.get(name)
  if (gateway) return gateway
  throw new AppError('payment_method_unavailable', 'This way to pay is switched off', { gateway: name })
}

/** Opens an attempt at its gateway that was just written. */
export const openWritten = (
  ctx: Context,
  order: OrderWithParts,
  attempt: PaymentPart,
  card: PaymentCard | undefined,
): Promise<CreatedPayment> =>
  callGateway(ctx, order, attempt, gatewayOf(ctx, attempt.gateway), { card, repeated: false })

/** Opens a stored attempt at its gateway and stores the answer. Safe to repeat: the gateway has the attempt's key. */
export async function callGateway(
  ctx: Context,
  order: OrderWithParts,
  payment: PaymentPart,
  gateway: PaymentGateway,
  { card, repeated }: Opening,
): Promise<CreatedPayment> {
  const attempt = attemptOf(order.id, payment)
  const snapshot = await createPayment(ctx, order, attempt, gateway, { card, repeated })
  const read = repeated ? undefined : { order, payment }
  const unusable = await orUnavailable(keepOpened(ctx, attempt, snapshot, gateway, read))
  if (unusable)
    throw new AppError('payment_method_unavailable', 'The payment provider cannot take this payment', {
      method: attempt.method,
    })
  const opened = {
    ...payment,
    // If the opening pays at once, the stored state is the answer; mismatched money leaves it in doubt (P3.4).
    ...(snapshot.state === 'created' ? {} : await endOf(ctx, attempt)),
    pix_code: snapshot.pixCode,
    pay_url: snapshot.payUrl,
    expires_at: snapshot.expiresAt?.toISOString() ?? payment.expires_at,
  }
  if (!repeated && snapshot.state === 'created') remember(ctx.db, order, payment, snapshot.ref)
  const view = paymentView(opened, ctx.clock.now())
  return { payment: view, next: nextStep(view, order.number, snapshot.clientSecret) }
}

/** New orders by their attempt's reference, as they were written: money that follows at once needs no read (P3.2). */
const written = new WeakMap<Db, Map<string, OrderWithPayments>>()
/** The oldest are forgotten first; they are read like any other. */
const rememberedAtMost = 500

const keyOf = (gateway: string, ref: string) => `${gateway} ${ref}`

function remember(db: Db, order: OrderWithParts, payment: PaymentPart, ref: string): void {
  if (order.payments.length !== 1 || order.payments[0]?.id !== payment.id) return
  const known = written.get(db) ?? new Map<string, OrderWithPayments>()
  written.set(db, known)
  known.set(keyOf(payment.gateway, ref), {
    order: rowOnly(order),
    payments: [newPaymentRow({ ...payment, gateway_ref: ref })],
  })
  const [oldest] = known.keys()
  if (known.size > rememberedAtMost && oldest !== undefined) known.delete(oldest)
}

/** Such an order, once. It may have changed since: then no decision about it can be written (O1.12). */
export function takeWritten(db: Db, gateway: string, ref: string): OrderWithPayments | undefined {
  const found = written.get(db)?.get(keyOf(gateway, ref))
  written.get(db)?.delete(keyOf(gateway, ref))
  return found
}

/** The attempt's state as it was just written. */
async function endOf(ctx: Context, { id, order_id }: Attempt) {
  const payment = (await findOrder(ctx.db, order_id))?.payments.find((each) => each.id === id)
  return payment && { state: payment.state, failure_code: payment.failure_code }
}

/** The request that opens an attempt: always the same, so that it can be repeated. */
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

/**
 * Stores the gateway's answer to an opening; returns `true` if the answer is unusable and the attempt was voided
 * (P2.6).
 */
export async function keepOpened(
  ctx: Context,
  attempt: Attempt,
  snapshot: PaymentSnapshot,
  gateway: PaymentGateway,
  /** The attempt, if it was just written; used in the first round only. */
  read?: ReadAttempt,
): Promise<boolean> {
  const now = ctx.clock.now()
  const open = snapshot.state === 'created' || snapshot.state === 'processing' ? snapshot.state : undefined
  const usable = isUsable(snapshot, attempt)
  if (open && usable) {
    const { ref, pixCode, payUrl, expiresAt } = snapshot
    const saysMore = open !== attempt.state || pixCode !== null || payUrl !== null || expiresAt !== null
    if (!saysMore) {
      // A buyer who pays at once stores a new form's reference with the payment, so it is not worth a transaction.
      if (read) ctx.notify.opened(attempt.id, ref)
      else await recordReferences(ctx.db, new Map([[attempt.id, ref]]))
      return false
    }
    const orderLives = new Date((expiresAt ?? now).getTime() + graceMs)
    const opened = { gateway: gateway.name, ref, state: open, pixCode, payUrl, expiresAt, orderLives, now }
    await untilWritten(async (round) => {
      const found = (round === 1 ? read : undefined) ?? (await readAttempt(ctx, attempt))
      await recordOpened(ctx.db, found, opened)
    })
    return false
  }
  // It was never shown and so cannot have been paid; the gateway's status decides anyway.
  const current = usable ? snapshot : await gateway.cancelPayment(snapshot.ref)
  await applySnapshot(ctx, gateway, current, fromGateway(gateway))
  return !usable
}

async function readAttempt(ctx: Context, attempt: Attempt): Promise<ReadAttempt> {
  const found = await findOrderWithPayments(ctx.db, { orderId: attempt.order_id })
  const payment = found?.payments.find(({ id }) => id === attempt.id)
  if (!found || !payment) throw new Error('A payment lost its order')
  return { order: found.order, payment }
}

async function createPayment(
  ctx: Context,
  order: OrderWithParts,
  attempt: Attempt,
  gateway: PaymentGateway,
  { card, repeated }: Opening,
): Promise<PaymentSnapshot> {
  try {
    return await gateway.createPayment({ ...requestOf(attempt, order), ...(card && { card }) })
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    // A refused repetition says nothing about the first try (P1.6).
    const refused = error.kind === 'refused' && !repeated
    await applyState(ctx, attempt, refused ? 'failed' : 'error', error.code, fromGateway(gateway))
    if (refused && error.code !== null) {
      throw new AppError(
        'payment_method_unavailable',
        'The payment provider refused this payment',
        { method: attempt.method },
        { cause: error },
      )
    }
    throw unavailable(error)
  }
}

/** Maps a gateway's failure to `gateway_unavailable` while a person waits for the answer. */
export const orUnavailable = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((error: unknown) => {
    throw error instanceof GatewayError ? unavailable(error) : error
  })

const unavailable = (cause: GatewayError) =>
  new AppError('gateway_unavailable', 'The payment provider does not answer; try again', undefined, { cause })

/**
 * The gateway silently omits methods that its account cannot take, and a wrong code would send the buyer's money
 * elsewhere.
 */
function isUsable(snapshot: PaymentSnapshot, attempt: Attempt): boolean {
  const same =
    snapshot.methods.includes(attempt.method) &&
    snapshot.amount === attempt.amount &&
    snapshot.currency === attempt.currency
  if (attempt.flow === 'redirect' || attempt.flow === 'link') return same && snapshot.payUrl !== null
  if (attempt.flow !== 'code' || snapshot.state !== 'processing') return same
  return same && snapshot.expiresAt !== null && parseBrCode(snapshot.pixCode ?? '')?.amount === attempt.amount
}
