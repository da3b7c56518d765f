import type { PaymentState } from '@recadinho/contracts/payments'
import type { Context } from '../../context.ts'
import type { Db, Tx } from '../../db/client.ts'
import { afterCommit } from '../../db/transaction.ts'
import { uuidOrNull } from '../../ids.ts'
import { insertUnmatched } from '../ledger/items.ts'
import { gatewayActor, type Actor } from '../orders/actor.ts'
import type { OrderRow } from '../orders/queries.ts'
import { untilWritten } from '../orders/write.ts'
import { decide, isNewDecline, mismatchOf, signalOf, type PaymentDecision } from './decide.ts'
import {
  writeDecision,
  findOrderWithPayments,
  type OrderWithPayments,
  type CausingEvent,
} from './decision-queries.ts'
import type { PaymentGateway, PaymentSnapshot } from './gateways/gateway.ts'
import { finishEvent } from './inbox-queries.ts'
import { isMismatched, isOpen, nextPaymentState } from './machine.ts'
import { stopPolling, type Attempt } from './queries.ts'

/** The source of a signal. */
export interface Source {
  actor: Actor
  event?: CausingEvent
  requestId?: string
}

export type ApplyOutcome = 'applied' | 'unchanged' | 'unmatched'

/**
 * The only way in which a gateway's status changes anything (P3.3). The snapshot was fetched before, so that nothing is
 * locked during a gateway call. The decision holds for the version of the order that was read; otherwise it is made
 * again.
 */
export function applySnapshot(
  ctx: Context,
  gateway: PaymentGateway,
  snapshot: PaymentSnapshot,
  source: Source,
  /** The order, if the caller has read it already; used in the first round only. */
  before?: OrderWithPayments,
): Promise<ApplyOutcome> {
  const key = { gateway: gateway.name, ref: snapshot.ref, attemptId: uuidOrNull(snapshot.attemptId) }
  return untilWritten(async (round) => {
    const found = (round === 1 ? before : undefined) ?? (await findOrderWithPayments(ctx.db, key))
    const payment =
      found?.payments.find(({ gateway_ref: ref }) => ref === snapshot.ref) ??
      found?.payments.find(({ id }) => id === snapshot.attemptId)
    if (!found || !payment) return unmatched(ctx, gateway, snapshot, source)
    // A status fetched before the money arrived says nothing about it (P3.4).
    if (isMismatched(payment) && snapshot.state !== 'confirmed') return unchanged(ctx, gateway, source)
    const known = payment.gateway_ref === snapshot.ref
    const state = signalOf(snapshot)
    const declined = isNewDecline(payment, { state, declineRef: snapshot.declineRef ?? null })
    if (known && !declined && nextPaymentState(payment.state, state) === payment.state) {
      // A declined card's form that was voided takes no other card.
      if (snapshot.state === 'cancelled' && !isOpen(payment.state)) await stopPolling(ctx.db, payment.id)
      return unchanged(ctx, gateway, source)
    }
    // The requester is the actor of a voiding only; any other change is the gateway's.
    const actor = snapshot.state === 'cancelled' ? source.actor : gatewayActor(gateway.name)
    const decision = decide(
      found.order,
      found.payments.map((each) =>
        each.id === payment.id ? { ...each, gateway_ref: each.gateway_ref ?? snapshot.ref } : each,
      ),
      newsOf(snapshot, payment, found, gateway),
      actor.type,
    )
    if (decision === null) return unchanged(ctx, gateway, source)
    const from = { ...source, actor, gateway: gateway.name, gatewayRef: snapshot.ref }
    await applyDecision(ctx, ctx.db, found.order, decision, from)
    return 'applied'
  })
}

function newsOf(
  snapshot: PaymentSnapshot,
  payment: OrderWithPayments['payments'][number],
  { order }: OrderWithPayments,
  { live }: PaymentGateway,
) {
  const confirmed = snapshot.state === 'confirmed'
  const { amount, currency, failureCode, declineRef = null } = snapshot
  return {
    paymentId: payment.id,
    state: signalOf(snapshot),
    mismatch: confirmed ? mismatchOf(snapshot, payment, { orderId: order.id, live }) : null,
    failureCode,
    declineRef,
    ...(confirmed ? { received: { amount, currency } } : {}),
  }
}

/**
 * Applies what is known without the gateway's answer: the outcome is unknown, or the attempt was definitely refused.
 */
export function applyState(
  ctx: Context,
  attempt: Attempt,
  state: PaymentState,
  failureCode: string | null,
  source: Source,
): Promise<void> {
  return untilWritten(async () => {
    const found = await findOrderWithPayments(ctx.db, { paymentId: attempt.id })
    if (!found) throw new Error('A payment lost its order')
    const signal = { paymentId: attempt.id, state, failureCode }
    const decision = decide(found.order, found.payments, signal, source.actor.type)
    if (decision === null) return
    const from = { ...source, gateway: attempt.gateway, gatewayRef: attempt.gateway_ref }
    await applyDecision(ctx, ctx.db, found.order, decision, from)
  })
}

/**
 * Writes a decision and announces it after the commit. Throws `OrderMoved` if the order has changed since it was read.
 */
export async function applyDecision(
  ctx: Context,
  db: Db | Tx,
  order: OrderRow,
  decision: PaymentDecision,
  source: Source & { gateway: string; gatewayRef: string | null },
): Promise<void> {
  const { event = null, requestId = null } = source
  const now = ctx.clock.now()
  // R9: a duplicate payment is refunded automatically if the gateway can refund.
  const refundsSurplus = ctx.gateways.get(source.gateway)?.refundsApi !== undefined
  const from = { ...source, event, requestId, now, refundsSurplus }
  await writeDecision(db, order, decision, from)
  afterCommit(db, () => {
    if (decision.item) ctx.events.record(`money_${decision.item.kind}`, { orderId: order.id })
    for (const { to_state: to, machine } of decision.events) {
      ctx.events.record(`${machine}_${to}`, { orderId: order.id, paymentId: decision.payment.id })
    }
  })
}

async function unchanged(ctx: Context, { name }: PaymentGateway, { event }: Source): Promise<'unchanged'> {
  if (event) await finishEvent(ctx.db, name, event, 'unchanged', ctx.clock.now())
  return 'unchanged'
}

async function unmatched(
  ctx: Context,
  gateway: PaymentGateway,
  snapshot: PaymentSnapshot,
  { event }: Source,
): Promise<'unmatched'> {
  const now = ctx.clock.now()
  await insertUnmatched(ctx.db, gateway.name, snapshot, now)
  if (event) await finishEvent(ctx.db, gateway.name, event, 'unmatched', now)
  ctx.events.record('payment_unmatched', { gateway: gateway.name, gatewayRef: snapshot.ref })
  return 'unmatched'
}

export const fromGateway = (gateway: PaymentGateway): Source => ({ actor: gatewayActor(gateway.name) })
