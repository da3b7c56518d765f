import type { Context } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { part } from '../../db/statement.ts'
import { afterCommit } from '../../db/transaction.ts'
import { findCapture, lockCapture, type MoneyRef } from '../ledger/queries.ts'
import { gatewayActor, type Actor } from '../orders/actor.ts'
import { changeOrder, transactOnOrder } from '../orders/write.ts'
import { applySnapshot, fromGateway } from '../payments/apply.ts'
import { GatewayError, type PaymentGateway } from '../payments/gateways/gateway.ts'
import type { GatewayRefund, MoneyHistory } from '../payments/gateways/refunds-api.ts'
import { finishInboxRow } from '../payments/inbox-queries.ts'
import { derivePaymentStatus, isMismatched, wasPaid } from '../payments/machine.ts'
import { findOrderWithPayments } from '../payments/decision-queries.ts'
import { findPaymentByRef } from '../payments/queries.ts'
import { applyDisputes, lostTo, stateAfter } from './apply-disputes.ts'
import { applyRefund } from './apply-refund.ts'
import { lockRefunds, resolveByRefund, type HistoryChange } from './history-queries.ts'

interface Cause {
  actor?: Actor
  /**
   * The gateway's answer to a refund of ours just now: it identifies the refund if the gateway's list does not (R12).
   */
  answered?: GatewayRefund | undefined
  event?: { id: string; inboxId: string }
}

/** Handles an event about refunds or disputes: finds its payment, then reads the whole history (R8, D1). */
export async function syncHistoryOf(
  ctx: Context,
  gateway: PaymentGateway,
  ref: string,
  event?: Cause['event'],
): Promise<void> {
  const { refundsApi } = gateway
  if (refundsApi === undefined) return
  const owner = await refundsApi.owner(ref)
  const money = await findPaymentByRef(ctx.db, gateway.name, owner.ref, owner.attemptId)
  // The payment was confirmed before any refund or dispute, but its own event may not have arrived yet.
  if (money?.paid !== true) {
    const snapshot = await gateway.fetchPayment(money?.paymentRef ?? owner.ref)
    await applySnapshot(ctx, gateway, snapshot, fromGateway(gateway))
  }
  const unowned = { gateway: gateway.name, paymentRef: owner.ref, orderId: null, paymentId: null }
  await syncHistory(ctx, gateway, money ?? unowned, event ? { event } : {})
}

/** Fetches all refunds and disputes of a payment, and writes what is new in one transaction. */
export async function syncHistory(
  ctx: Context,
  gateway: PaymentGateway,
  money: MoneyRef,
  cause: Cause = {},
): Promise<MoneyHistory> {
  if (gateway.refundsApi === undefined)
    throw new GatewayError('refused', 'This gateway has no refunds API', 'no_refunds_api')
  const history = named(await gateway.refundsApi.history(money.paymentRef), cause.answered)
  await transactOnOrder(ctx.db, (tx) => applyHistory(ctx, tx, money, history, cause))
  return history
}

/**
 * Merges the gateway's refunds and disputes into ours, and records events after the commit. Throws `OrderMoved` if the
 * order changes concurrently.
 */
export async function applyHistory(
  ctx: Context,
  tx: Tx,
  read: MoneyRef,
  history: MoneyHistory,
  { actor = gatewayActor(read.gateway), event }: Cause,
): Promise<void> {
  const now = ctx.clock.now()
  // Serializes concurrent writers of the same history: the second sees what the first wrote.
  await lockCapture(tx, read.gateway, read.paymentRef)
  // Staff may have attached the money to an order since it was looked up.
  const money =
    read.orderId === null ? ((await findPaymentByRef(tx, read.gateway, read.paymentRef, null)) ?? read) : read
  const change: HistoryChange = { tx, money, now, events: [], happened: [] }
  const { orderId } = money
  const found = orderId === null ? undefined : await findOrderWithPayments(tx, { orderId })
  const rows = await lockRefunds(tx, money.gateway, money.paymentRef)
  for (const refund of history.refunds) await applyRefund(change, rows, refund)
  const disputes = await applyDisputes(change, history.disputes)
  await resolveByRefund(tx, money.gateway, money.paymentRef, now)
  if (found) {
    const refunded = rows.reduce((sum, row) => sum + (row.state === 'succeeded' ? row.amount : 0), 0)
    await changePayment(change, found, {
      refunded,
      disputes,
      by: { actor, sourceEvent: event?.id ?? null, now },
    })
  }
  const outcome = change.happened.length > 0 ? 'applied' : 'unchanged'
  if (event) await finishInboxRow(tx, event.inboxId, outcome, now, money.paymentRef)
  const { gateway, paymentRef: gatewayRef } = money
  afterCommit(tx, () => {
    for (const name of change.happened) ctx.events.record(name, { gateway, gatewayRef })
  })
}

/** Updates the payment, and so the order's payment status, from the history. */
async function changePayment(
  { tx, money, events }: HistoryChange,
  { order, payments }: NonNullable<Awaited<ReturnType<typeof findOrderWithPayments>>>,
  {
    refunded,
    disputes,
    by,
  }: {
    refunded: number
    disputes: Awaited<ReturnType<typeof applyDisputes>>
    by: Parameters<typeof changeOrder>[3]
  },
): Promise<void> {
  const payment = payments.find(({ id }) => id === money.paymentId)
  if (payment === undefined) return
  // A full refund of mismatched money ends its attempt, so that the next one can start.
  const isBack = isMismatched(payment) && refunded > 0 && refunded >= (await receivedOf(tx, money))
  const state = isBack
    ? 'cancelled'
    : wasPaid(payment) && disputes.length > 0
      ? stateAfter(disputes)
      : payment.state
  const { amount, currency } = payment
  if (state !== payment.state)
    events.push({
      machine: 'payment',
      from_state: payment.state,
      to_state: state,
      cause: { code: isBack ? 'refunded' : 'disputed' },
      amount,
      currency,
    })
  if (refunded === payment.refunded && events.length === 0) return
  const after = payments.map((each) =>
    each === payment ? { ...each, state, refunded, lost: lostTo(disputes) } : each,
  )
  await changeOrder(
    tx,
    order,
    { set: { payment_status: derivePaymentStatus(order.total, after) }, events },
    by,
    [
      part`payment as (
        update payments set state = ${state}, refunded = ${refunded}
        from changed where payments.order_id = changed.id and payments.id = ${payment.id})`,
    ],
  )
}

/** The captured amount of this money, from the ledger. */
const receivedOf = async (tx: Tx, { gateway, paymentRef }: MoneyRef): Promise<number> =>
  (await findCapture(tx, gateway, paymentRef))?.amount ?? 0

/** The history with the refund just answered marked as ours and put first, before another is taken for it. */
function named(history: MoneyHistory, answered: GatewayRefund | undefined): MoneyHistory {
  const listed = history.refunds.find(({ ref }) => ref === answered?.ref)
  if (!answered || !listed) return history
  const others = history.refunds.filter((each) => each !== listed)
  return { ...history, refunds: [{ ...listed, refundId: answered.refundId }, ...others] }
}
