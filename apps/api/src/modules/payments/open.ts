import type { PaymentOption } from '@recadinho/contracts/catalog'
import type { CreatedPayment, CreatePaymentBody, PaymentCard } from '@recadinho/contracts/payments'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { promisedHoursOf } from '../catalog/promise.ts'
import { buyerActor } from '../orders/actor.ts'
import { paymentPartOf } from '../orders/insert.ts'
import { findOrder, type OrderWithParts, type PaymentPart } from '../orders/queries.ts'
import { reopenExpired } from '../orders/reopen.ts'
import { checkShownTotal } from '../orders/create.ts'
import { OrderMoved } from '../orders/write.ts'
import { requireOpenShop } from '../settings/maintenance.ts'
import { pollAttempt, voidAttempt, voidPayable } from './poll.ts'
import { attemptOf, callGateway, gatewayOf, graceMs, openWritten } from './call.ts'
import { isOpen } from './machine.ts'
import { checkPayable, findOption, newAttempt, type PaymentCommand } from './new-attempt.ts'
import { payNothing } from './nothing-to-pay.ts'
import { insertAttempt } from './attempt-queries.ts'
import { nextStep, paymentView } from './view.ts'

/**
 * Each round ends an attempt or loses the race to open one; needing more means that the order is being paid elsewhere.
 */
const rounds = 5

/** Opens an attempt, or resumes the open one (P2). The caller has checked access to the order. */
export async function openPayment(
  ctx: Context,
  order: OrderWithParts,
  request: PaymentCommand,
): Promise<CreatedPayment> {
  const source = { actor: buyerActor, requestId: request.requestId }
  let current = order
  for (let round = 0; round < rounds; round++) {
    const repeated = current.payments.find(({ idempotency_key: key }) => key === request.key)
    if (repeated) return resumed(ctx, current, sameRequest(repeated, request), request.card)
    checkPayable(current)
    // A concurrent request did the same first.
    if (current.status === 'expired') await reopenExpired(ctx, current, request).catch(ignoreMoved)
    else {
      checkShownTotal(request.shownTotal, { amount: current.total, currency: current.currency })
      if (current.total === 0) return payNothing(ctx, current, request)
      const option = await offered(ctx, current, request)
      const open = current.payments.find(({ state }) => isOpen(state))
      if (!open) {
        await voidPayable(ctx, current, source)
        const opened = await openNew(ctx, current, request, option)
        if (opened) return opened
      } else if (open.state === 'error' || isOver(ctx, open)) {
        // P1.4: an unknown outcome must not lead to a second payment.
        const snapshot = await pollAttempt(ctx, attemptOf(current.id, open), source)
        // Expired by our clock, but not yet by the gateway's.
        const lingers = snapshot?.state === 'processing' || snapshot?.state === 'created'
        if (lingers && isOver(ctx, open)) await voidAttempt(ctx, attemptOf(current.id, open), source)
      } else if (isSameOption(open, option) && request.renew !== true) {
        const answer = await resumed(ctx, current, open)
        if (answer.payment.outcome !== 'failed') return answer
      } else {
        await voidAttempt(ctx, attemptOf(current.id, open), source)
      }
    }
    current = (await findOrder(ctx.db, order.id)) ?? current
    if (current.payments.some(({ state }) => state === 'error')) {
      throw new AppError(
        'payment_outcome_unknown',
        'The outcome of the last payment is not known yet; try again shortly',
      )
    }
  }
  throw new AppError('unavailable', 'This order is being paid from elsewhere; try again')
}

async function offered(
  ctx: Context,
  order: OrderWithParts,
  request: CreatePaymentBody,
): Promise<PaymentOption> {
  const snapshot = await ctx.catalog.snapshot()
  requireOpenShop(snapshot.settings)
  const option = findOption(ctx, snapshot, order, request)
  if (option) return option
  const { gateway, method } = request
  throw new AppError('payment_method_unavailable', 'This order cannot be paid that way', { gateway, method })
}

const isSameOption = (payment: PaymentPart, option: PaymentOption) =>
  payment.gateway === option.gateway && payment.method === option.method && payment.flow === option.flow

function sameRequest(payment: PaymentPart, request: PaymentCommand): PaymentPart {
  if (payment.request_hash === request.requestHash.toString('hex')) return payment
  throw new AppError('idempotency_key_reused', 'This key was used for another payment')
}

const isOver = (ctx: Context, payment: PaymentPart) =>
  payment.expires_at !== null && new Date(payment.expires_at) <= ctx.clock.now()

/** A concurrent request was first: the next round reads the order again. */
function ignoreMoved(error: unknown): void {
  if (!(error instanceof OrderMoved)) throw error
}

/** `undefined` if a concurrent request opened an attempt first. */
async function openNew(
  ctx: Context,
  order: OrderWithParts,
  request: PaymentCommand,
  option: PaymentOption,
): Promise<CreatedPayment | undefined> {
  const now = ctx.clock.now()
  const attempt = newAttempt(order, option, request, now)
  try {
    await insertAttempt(ctx.db, order, attempt, {
      requestId: request.requestId,
      orderLives: new Date(now.getTime() + graceMs),
      promisedHours: promisedHoursOf(await ctx.catalog.snapshot(), order),
    })
  } catch (error) {
    if (error instanceof OrderMoved) return undefined
    throw error
  }
  const written = { ...order, version: order.version + 1, payment_status: 'processing' as const }
  return openWritten(ctx, written, paymentPartOf(attempt), request.card)
}

/** The answer for an existing attempt: opened again if its answer was lost, with a fresh secret for a card form. */
async function resumed(
  ctx: Context,
  order: OrderWithParts,
  attempt: PaymentPart,
  card?: PaymentCard,
): Promise<CreatedPayment> {
  if (attempt.state === 'created' && attempt.gateway_ref === null)
    return callGateway(ctx, order, attempt, gatewayOf(ctx, attempt.gateway), { card, repeated: true })
  const answer = (payment: PaymentPart, secret: string | null = null): CreatedPayment => {
    const view = paymentView(payment, ctx.clock.now())
    return { payment: view, next: nextStep(view, order.number, secret) }
  }
  // A form's secret is not stored, and a page or a code may have been paid already. A link has no gateway to poll.
  if (attempt.flow === 'link' || !isOpen(attempt.state) || attempt.gateway_ref === null)
    return answer(attempt)
  const polled = await pollAttempt(ctx, attemptOf(order.id, attempt), { actor: buyerActor })
  // A code can be shown without its gateway.
  if (!polled && attempt.flow === 'code') return answer(attempt)
  if (!polled) throw new AppError('gateway_unavailable', 'The payment provider does not answer; try again')
  const fresh = (await findOrder(ctx.db, order.id))?.payments.find(({ id }) => id === attempt.id) ?? attempt
  return answer(fresh, isOpen(fresh.state) ? polled.clientSecret : null)
}
