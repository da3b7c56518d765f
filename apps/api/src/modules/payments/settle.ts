import type { PaymentState } from '@recadinho/contracts/payments'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { sendReceipt } from '../../jobs/send-receipt.ts'
import { gatewayActor, type Actor } from '../orders/actor.ts'
import { retakePromoCode } from '../orders/queries.ts'
import type { GatewayPayment, PaymentGateway } from './gateways/gateway.ts'
import { finishInboxRow, insertOrphan } from './inbox-queries.ts'
import { isOpen, nextPaymentState } from './machine.ts'
import {
  adoptRef,
  findAttempt,
  findAttemptByRef,
  lockOrder,
  lockPayments,
  stopAsking,
  type Attempt,
} from './queries.ts'
import { applySettlement } from './settlement-queries.ts'
import { decide, mismatchOf, signalOf, type LockedPayment, type Signal } from './settlement.ts'

/** Where a signal came from. */
export interface Source {
  actor: Actor
  event?: { id: string; inboxId: string }
  requestId?: string
}

export type SettleOutcome = 'applied' | 'unchanged' | 'orphan'

/** The one way by which a gateway's word changes anything (P3.3). Nothing is locked while the gateway is asked. */
export async function settleTruth(
  ctx: Context,
  gateway: PaymentGateway,
  truth: GatewayPayment,
  source: Source,
): Promise<SettleOutcome> {
  const attempt = await findOwner(ctx, gateway, truth)
  const { event } = source
  if (attempt === undefined) {
    await insertOrphan(ctx.db, gateway.name, truth, event?.inboxId ?? null, ctx.clock.now())
    ctx.events.record('payment_orphan', { gateway: gateway.name, gatewayRef: truth.ref })
    return 'orphan'
  }
  const known = attempt.gateway_ref === truth.ref
  if (known && nextPaymentState(attempt.state, signalOf(truth, attempt)) === attempt.state) {
    if (event) await finishInboxRow(ctx.db, event.inboxId, 'unchanged', ctx.clock.now())
    // A declined card's form that was voided takes no other card any more.
    if (truth.state === 'cancelled' && !isOpen(attempt.state)) await stopAsking(ctx.db, attempt.id)
    return 'unchanged'
  }
  // Whoever made us ask: only a voiding is their doing, the rest is the gateway's word.
  const actor = truth.state === 'cancelled' ? source.actor : gatewayActor(gateway.name)
  return settle(ctx, attempt, { ...source, actor }, async (tx, payment) => {
    if (!known) await adoptRef(tx, attempt.id, truth.ref, ctx.clock.now())
    const mismatch =
      truth.state === 'confirmed'
        ? mismatchOf(truth, payment, { orderId: attempt.order_id, live: gateway.live })
        : null
    return { state: signalOf(truth, payment), mismatch, failureCode: truth.failureCode }
  })
}

/** What we know of an attempt without the gateway's word: that its outcome is unknown, or that it was surely refused. */
export const settleState = (
  ctx: Context,
  attempt: Attempt,
  state: PaymentState,
  failureCode: string | null,
  source: Source,
) => settle(ctx, attempt, source, () => Promise.resolve({ state, mismatch: null, failureCode }))

type Read = (tx: Tx, payment: LockedPayment) => Promise<Omit<Signal, 'paymentId'>>

async function settle(ctx: Context, attempt: Attempt, source: Source, read: Read): Promise<SettleOutcome> {
  const now = ctx.clock.now()
  return ctx.db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, attempt.order_id)
    const payments = await lockPayments(tx, attempt.order_id)
    const payment = payments.find(({ id }) => id === attempt.id)
    if (order === undefined || payment === undefined) throw new Error('A payment lost its order')
    const signal = await read(tx, payment)
    const settlement = decide(order, payments, { ...signal, paymentId: attempt.id }, source.actor.type)
    if (settlement === null) {
      if (source.event) await finishInboxRow(tx, source.event.inboxId, 'unchanged', now)
      return 'unchanged'
    }
    await writeSettlement(ctx, tx, order, settlement, {
      ...source,
      gateway: attempt.gateway,
      gatewayRef: payment.gateway_ref,
    })
    return 'applied'
  })
}

/** Writes a decision and hands its effects to the queue, all in the caller's transaction. */
export async function writeSettlement(
  ctx: Context,
  tx: Tx,
  order: Parameters<typeof applySettlement>[1],
  settlement: Parameters<typeof applySettlement>[2],
  source: Source & { gateway: string; gatewayRef: string | null },
): Promise<void> {
  const { actor, event = null, requestId = null, gateway, gatewayRef } = source
  const now = ctx.clock.now()
  const effects = await applySettlement(tx, order, settlement, {
    actor,
    event,
    requestId,
    gateway,
    gatewayRef,
    now,
  })
  for (const { id } of effects) await ctx.jobs.send(tx, sendReceipt, { effectId: id, orderId: order.id })
  // Late money for an order whose use of the code was given back: the discount was kept, so is the use.
  if (settlement.order.becamePaid && order.promo_code !== null && !order.promo_reserved)
    await retakePromoCode(tx, order.id)
  for (const { to_state: to, machine } of settlement.events) {
    ctx.events.record(`${machine}_${to}`, { orderId: order.id, paymentId: settlement.payment.id })
  }
}

/** The attempt that an object belongs to: by its reference, or by our metadata where the reference never reached us. */
async function findOwner(
  ctx: Context,
  gateway: PaymentGateway,
  truth: GatewayPayment,
): Promise<Attempt | undefined> {
  const byRef = await findAttemptByRef(ctx.db, gateway.name, truth.ref)
  if (byRef || truth.attemptId === null || !/^[0-9a-f-]{36}$/.test(truth.attemptId)) return byRef
  const byId = await findAttempt(ctx.db, truth.attemptId)
  return byId?.gateway === gateway.name && byId.gateway_ref === null ? byId : undefined
}

export const fromGateway = (gateway: PaymentGateway): Source => ({ actor: gatewayActor(gateway.name) })
