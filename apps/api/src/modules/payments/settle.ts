import type { PaymentState } from '@recadinho/contracts/payments'
import type { Context } from '../../context.ts'
import type { Db, Tx } from '../../db/client.ts'
import { gatewayActor, type Actor } from '../orders/actor.ts'
import type { GatewayPayment, PaymentGateway } from './gateways/gateway.ts'
import { finishInboxRow, insertOrphan } from './inbox-queries.ts'
import { isOpen, nextPaymentState } from './machine.ts'
import { findSettled, stopAsking, type Attempt, type Settled } from './queries.ts'
import { applySettlement } from './settlement-queries.ts'
import { decide, mismatchOf, signalOf, type LockedOrder, type Settlement } from './settlement.ts'

/** Where a signal came from. */
export interface Source {
  actor: Actor
  event?: { id: string; inboxId: string }
  requestId?: string
}

export type SettleOutcome = 'applied' | 'unchanged' | 'orphan'

/** How often a decision is made anew because the order changed under it. */
const rounds = 10

/**
 * The one way by which a gateway's word changes anything (P3.3). The gateway has been asked before, so nothing waits for
 * it. The decision holds for the version of the order that was read; if that has moved on, it is made again.
 */
export async function settleTruth(
  ctx: Context,
  gateway: PaymentGateway,
  truth: GatewayPayment,
  source: Source,
  /** The order as it was read before, where it was; good for the first try. */
  before?: Settled,
): Promise<SettleOutcome> {
  const key = { gateway: gateway.name, ref: truth.ref, attemptId: uuidOrNull(truth.attemptId) }
  for (let round = 0; round < rounds; round++) {
    const found = (round === 0 ? before : undefined) ?? (await findSettled(ctx.db, key))
    const payment =
      found?.payments.find(({ gateway_ref: ref }) => ref === truth.ref) ??
      found?.payments.find(({ id }) => id === truth.attemptId)
    if (!found || !payment) return orphan(ctx, gateway, truth, source)
    const known = payment.gateway_ref === truth.ref
    const signal = signalOf(truth)
    if (known && nextPaymentState(payment.state, signal) === payment.state) {
      // A declined card's form that was voided takes no other card any more.
      if (truth.state === 'cancelled' && !isOpen(payment.state)) await stopAsking(ctx.db, payment.id)
      return unchanged(ctx, source)
    }
    const expected = { orderId: found.order.id, live: gateway.live }
    const mismatch = truth.state === 'confirmed' ? mismatchOf(truth, payment, expected) : null
    // Whoever made us ask: only a voiding is their doing, the rest is the gateway's word.
    const actor = truth.state === 'cancelled' ? source.actor : gatewayActor(gateway.name)
    const received = { amount: truth.amount, currency: truth.currency }
    const news = {
      paymentId: payment.id,
      state: signal,
      mismatch,
      failureCode: truth.failureCode,
      ...(truth.state === 'confirmed' ? { received } : {}),
    }
    const settlement = decide(found.order, found.payments, news, actor.type)
    if (settlement === null) return unchanged(ctx, source)
    const from = { ...source, actor, gateway: gateway.name, gatewayRef: truth.ref }
    if (await writeSettlement(ctx, ctx.db, found.order, settlement, from)) return 'applied'
  }
  throw new Error('An order changed faster than it could be settled')
}

/** What we know of an attempt without the gateway's word: that its outcome is unknown, or that it was surely refused. */
export async function settleState(
  ctx: Context,
  attempt: Attempt,
  state: PaymentState,
  failureCode: string | null,
  source: Source,
): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    const found = await findSettled(ctx.db, { id: attempt.id })
    if (!found) throw new Error('A payment lost its order')
    const settlement = decide(
      found.order,
      found.payments,
      { paymentId: attempt.id, state, failureCode },
      source.actor.type,
    )
    if (settlement === null) return
    const from = { ...source, gateway: attempt.gateway, gatewayRef: attempt.gateway_ref }
    if (await writeSettlement(ctx, ctx.db, found.order, settlement, from)) return
  }
  throw new Error('An order changed faster than it could be settled')
}

/** Writes a decision; `false` when the order has changed since it was read. */
export async function writeSettlement(
  ctx: Context,
  db: Db | Tx,
  order: LockedOrder,
  settlement: Settlement,
  source: Source & { gateway: string; gatewayRef: string | null },
): Promise<boolean> {
  const { event = null, requestId = null } = source
  const now = ctx.clock.now()
  // R9: surplus goes back by itself where the gateway can give it back.
  const returnsSurplus = ctx.gateways.get(source.gateway)?.books !== undefined
  const from = { ...source, event, requestId, now, returnsSurplus }
  if (!(await applySettlement(db, order, settlement, from))) return false
  for (const { kind } of settlement.money) ctx.events.record(`money_${kind}`, { orderId: order.id })
  if (settlement.order.becamePaid) ctx.receipts.wake()
  for (const { to_state: to, machine } of settlement.events) {
    ctx.events.record(`${machine}_${to}`, { orderId: order.id, paymentId: settlement.payment.id })
  }
  return true
}

async function unchanged(ctx: Context, { event }: Source): Promise<'unchanged'> {
  if (event) await finishInboxRow(ctx.db, event.inboxId, 'unchanged', ctx.clock.now())
  return 'unchanged'
}

async function orphan(
  ctx: Context,
  gateway: PaymentGateway,
  truth: GatewayPayment,
  { event }: Source,
): Promise<'orphan'> {
  await insertOrphan(ctx.db, gateway.name, truth, event?.inboxId ?? null, ctx.clock.now())
  ctx.events.record('payment_orphan', { gateway: gateway.name, gatewayRef: truth.ref })
  return 'orphan'
}

/** Metadata can hold anything. */
const uuidOrNull = (text: string | null) => (text !== null && /^[0-9a-f-]{36}$/.test(text) ? text : null)

export const fromGateway = (gateway: PaymentGateway): Source => ({ actor: gatewayActor(gateway.name) })
