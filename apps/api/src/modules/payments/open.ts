import type { PaymentOption } from '@recadinho/contracts/catalog'
import type { CreatedPayment, CreatePaymentBody, PaymentCard } from '@recadinho/contracts/payments'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { uuidv7 } from '../../ids.ts'
import type { IdempotentRequest } from '../../plugins/idempotency-key.ts'
import { paymentOptionsFor } from '../catalog/payment-options.ts'
import { buyerActor } from '../orders/actor.ts'
import { findOrder, type OrderWithParts, type PaymentPart } from '../orders/queries.ts'
import { reopenExpired } from '../orders/reopen.ts'
import { checkShownTotal } from '../orders/service.ts'
import { requireOpenShop } from '../settings/maintenance.ts'
import { askGateway, voidAttempt } from './ask.ts'
import { attemptOf, callGateway } from './call.ts'
import type { PaymentGateway } from './gateways/gateway.ts'
import { isOpen } from './machine.ts'
import { payNothing } from './nothing-to-pay.ts'
import { insertAttempt } from './queries.ts'
import type { Source } from './settle.ts'
import { nextStep, paymentView } from './view.ts'

export interface PaymentRequest extends IdempotentRequest, CreatePaymentBody {
  requestId: string
}

/** A card form closes with its order, but never under the buyer's hands. */
const formLivesMs = 10 * 60_000
/** P5.1: the first question of the reconciler. */
const firstCheckMs = 8000
/** Each round settles an attempt or loses a race for the open place; more than a few mean that somebody plays. */
const rounds = 5

/** Opens an attempt, or resumes the one that is open (P2). The caller has shown that the order is theirs. */
export async function openPayment(
  ctx: Context,
  order: OrderWithParts,
  request: PaymentRequest,
): Promise<CreatedPayment> {
  const source = { actor: buyerActor, requestId: request.requestId }
  let current = order
  for (let round = 0; round < rounds; round++) {
    const repeated = current.payments.find(({ idempotency_key: key }) => key === request.key)
    if (repeated) return resumed(ctx, current, sameRequest(repeated, request), request.card)
    checkPayable(current)
    if (current.status === 'expired') await reopenExpired(ctx, current, request)
    else {
      checkShownTotal(request.shownTotal, { amount: current.total, currency: current.currency })
      if (current.total === 0) return payNothing(ctx, current, request)
      const way = await offered(ctx, current, request)
      const open = current.payments.find(({ state }) => isOpen(state))
      if (!open) {
        await voidLast(ctx, current, source)
        const opened = await openNew(ctx, current, request, way)
        if (opened) return opened
      } else if (open.state === 'error' || isOver(ctx, open)) {
        // P1.4: nobody may pay twice because we do not know whether the first payment went through.
        const truth = await askGateway(ctx, attemptOf(current.id, open), source)
        // Over for the buyer, and not yet for the gateway, whose clock is another.
        const lingers = truth?.state === 'processing' || truth?.state === 'created'
        if (lingers && isOver(ctx, open)) await voidAttempt(ctx, attemptOf(current.id, open), source)
      } else if (isSameWay(open, way) && request.renew !== true) {
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

function checkPayable(order: OrderWithParts) {
  if (order.status === 'pending' || order.status === 'expired') return
  throw new AppError('order_not_payable', 'This order is not waiting for money', { status: order.status })
}

async function offered(
  ctx: Context,
  order: OrderWithParts,
  { gateway, method, flow, card }: CreatePaymentBody,
): Promise<PaymentOption> {
  const snapshot = await ctx.catalog.snapshot()
  requireOpenShop(snapshot.settings)
  const option = paymentOptionsFor(ctx.gateways, snapshot, order.currency).find(
    (each) =>
      each.gateway === gateway && each.method === method && (flow === undefined || each.flow === flow),
  )
  if (option && isPriced(option, order) && takesCard(option, card)) return option
  throw new AppError('payment_method_unavailable', 'This order cannot be paid that way', { gateway, method })
}

/** A payment link asks for a fixed amount, which must be the order's total. */
const isPriced = (option: PaymentOption, order: OrderWithParts) =>
  option.flow !== 'link' ||
  option.prices.some(
    ({ packageId, amount }) => packageId === order.package_id && amount.amount === order.total,
  )

/** A token comes with a form that makes one and with nothing else, and for no more installments than are offered. */
const takesCard = (option: PaymentOption, card: PaymentCard | undefined) =>
  option.flow === 'inline' && option.form === 'token'
    ? card !== undefined && card.installments <= option.installments
    : card === undefined

const isSameWay = (payment: PaymentPart, way: PaymentOption) =>
  payment.gateway === way.gateway && payment.method === way.method && payment.flow === way.flow

function gatewayOf(ctx: Context, name: string): PaymentGateway {
  const gateway = ctx.gateways.get(name)
  if (gateway) return gateway
  throw new AppError('payment_method_unavailable', 'This way to pay is switched off', { gateway: name })
}

function sameRequest(payment: PaymentPart, request: PaymentRequest): PaymentPart {
  if (payment.request_hash === request.requestHash.toString('hex')) return payment
  throw new AppError('idempotency_key_reused', 'This key was used for another payment')
}

const isOver = (ctx: Context, payment: PaymentPart) =>
  payment.expires_at !== null && new Date(payment.expires_at) <= ctx.clock.now()

/** `undefined` when another request took the open place first. */
async function openNew(
  ctx: Context,
  order: OrderWithParts,
  request: PaymentRequest,
  way: PaymentOption,
): Promise<CreatedPayment | undefined> {
  const gateway = gatewayOf(ctx, way.gateway)
  const now = ctx.clock.now()
  const id = uuidv7(now)
  const expiresAt = new Date(Math.max(order.expires_at?.getTime() ?? 0, now.getTime() + formLivesMs))
  const inserted = await insertAttempt(ctx.db, {
    id,
    orderId: order.id,
    gateway: gateway.name,
    method: way.method,
    flow: way.flow,
    key: request.key,
    requestHash: request.requestHash,
    requestId: request.requestId,
    now,
    expiresAt,
    checkAt: new Date(now.getTime() + firstCheckMs),
  })
  if (!inserted) return undefined
  const attempt: PaymentPart = {
    id,
    gateway: gateway.name,
    method: way.method,
    flow: way.flow,
    state: 'created',
    ...inserted,
    gateway_ref: null,
    idempotency_key: request.key,
    request_hash: request.requestHash.toString('hex'),
    pix_code: null,
    pay_url: null,
    expires_at: expiresAt.toISOString(),
    failure_code: null,
    created_at: now.toISOString(),
  }
  return callGateway(ctx, order, attempt, gateway, { card: request.card, repeated: false })
}

/** The answer for an attempt that is there: opened once more where its answer got lost, its card form's secret fetched anew. */
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
  // A form's secret is nowhere written, and a page or a code may have been paid by now. Of a link nobody can be asked.
  if (attempt.flow === 'link' || !isOpen(attempt.state) || attempt.gateway_ref === null)
    return answer(attempt)
  const asked = await askGateway(ctx, attemptOf(order.id, attempt), { actor: buyerActor })
  // A code needs no gateway to be shown.
  if (!asked && attempt.flow === 'code') return answer(attempt)
  if (!asked) throw new AppError('gateway_unavailable', 'The payment provider does not answer; try again')
  const fresh = (await findOrder(ctx.db, order.id))?.payments.find(({ id }) => id === attempt.id) ?? attempt
  return answer(fresh, isOpen(fresh.state) ? asked.clientSecret : null)
}

/** P2.3: a declined card's form and a lapsed code are closed at the gateway too before another opens. */
async function voidLast(ctx: Context, order: OrderWithParts, source: Source): Promise<void> {
  const last = order.payments.at(-1)
  const takesMoney = (last?.state === 'failed' || last?.state === 'expired') && last.gateway_ref !== null
  if (takesMoney) await voidAttempt(ctx, attemptOf(order.id, last), source)
}
