import type { DisputeState, RefundState } from '@recadinho/contracts/money'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { findCapture, insertMovement } from '../ledger/queries.ts'
import { gatewayActor, type Actor } from '../orders/actor.ts'
import { nextDisputeState, nextRefundState } from '../refunds/machine.ts'
import {
  findMoneyOwner,
  insertDispute,
  insertGatewayRefund,
  insertInboxItem,
  lockDisputes,
  lockRefunds,
  recordMoney,
  resolveByRefund,
  setDisputeState,
  settleRefundRow,
  type RefundRow,
} from './history-queries.ts'
import type { GatewayDispute, GatewayRefund, MoneyHistory } from './gateways/books.ts'
import { GatewayError, type PaymentGateway } from './gateways/gateway.ts'
import { finishInboxRow } from './inbox-queries.ts'
import { derivePaymentStatus, isMisfit } from './machine.ts'
import { lockOrder, lockPayments } from './queries.ts'
import { fromGateway, settleTruth } from './settle.ts'
import type { NewOrderEvent } from './settlement.ts'

/** Money whose refunds and disputes are followed: a payment's, or nobody's. */
export interface MoneyRef {
  gateway: string
  paymentRef: string
  orderId: string | null
  paymentId: string | null
}

/** Between the gateway's clock and ours. */
const skewMs = 60_000

interface Cause {
  actor?: Actor
  /** What the gateway has just said to a refund of ours: it knows whose it is, where the gateway's list does not (R12). */
  answered?: GatewayRefund | undefined
  event?: { id: string; inboxId: string }
}

/** An event about refunds or disputes: finds whose money it is, then reads all of its history (R8, D1). */
export async function settleOwnersHistory(
  ctx: Context,
  gateway: PaymentGateway,
  ref: string,
  event?: Cause['event'],
): Promise<void> {
  const { books } = gateway
  if (books === undefined) return
  const owner = await books.owner(ref)
  const money = await findMoneyOwner(ctx.db, gateway.name, owner.ref, owner.attemptId)
  // Whatever became of the money, it came first: the word of its coming may still be on its way.
  if (money?.settled !== true) {
    const truth = await gateway.fetchPayment(money?.paymentRef ?? owner.ref)
    await settleTruth(ctx, gateway, truth, fromGateway(gateway))
  }
  const unowned = { gateway: gateway.name, paymentRef: owner.ref, orderId: null, paymentId: null }
  await settleHistory(ctx, gateway, money ?? unowned, event ? { event } : {})
}

/** Asks for everything that became of a payment's money, and writes what is new in one transaction. */
export async function settleHistory(
  ctx: Context,
  gateway: PaymentGateway,
  money: MoneyRef,
  cause: Cause = {},
): Promise<MoneyHistory> {
  if (gateway.books === undefined)
    throw new GatewayError('refused', 'This gateway keeps no books', 'no_books')
  const history = named(await gateway.books.history(money.paymentRef), cause.answered)
  const told = await ctx.db.transaction().execute((tx) => writeHistory(ctx, tx, money, history, cause))
  for (const event of told) ctx.events.record(event, { gateway: gateway.name, gatewayRef: money.paymentRef })
  return history
}

/** The refunds and disputes as the gateway has them, against ours; answers the names of what happened. */
export async function writeHistory(
  ctx: Context,
  tx: Tx,
  money: MoneyRef,
  history: MoneyHistory,
  { actor = gatewayActor(money.gateway), event }: Cause,
): Promise<string[]> {
  const now = ctx.clock.now()
  const order = money.orderId === null ? undefined : await lockOrder(tx, money.orderId)
  const payments = order ? await lockPayments(tx, order.id) : []
  const payment = payments.find(({ id }) => id === money.paymentId)
  const events: NewOrderEvent[] = []
  const told: string[] = []
  const scene = { tx, money, now, events, told }

  const rows = await lockRefunds(tx, money.gateway, money.paymentRef)
  for (const word of history.refunds) await applyRefund(scene, rows, word)
  const disputes = await applyDisputes(scene, history.disputes)

  if (payment && order) {
    const before = { state: payment.state, refunded: payment.refunded }
    payment.refunded = rows.reduce((sum, row) => sum + (row.state === 'succeeded' ? row.amount : 0), 0)
    const settled = ['confirmed', 'disputed', 'lost'].includes(payment.state)
    if (settled && disputes.length > 0) payment.state = stateOf(disputes)
    // Money that did not fit, and is all back: the attempt blocks the next one no more.
    const isBack =
      isMisfit(payment) && payment.refunded > 0 && payment.refunded >= (await receivedOf(tx, money))
    if (isBack) payment.state = 'cancelled'
    const why = isBack ? 'given back' : 'dispute'
    if (payment.state !== before.state)
      events.push(line('payment', before.state, payment.state, payment.amount, payment.currency, why))
    const paymentStatus = derivePaymentStatus(order.total, payments)
    const changed =
      payment.refunded !== before.refunded || payment.state !== before.state || events.length > 0
    if (changed)
      await recordMoney(tx, { order, payment, paymentStatus, events, actor, eventId: event?.id ?? null, now })
  }
  await resolveByRefund(tx, money.gateway, money.paymentRef, now)
  const outcome = told.length > 0 ? 'applied' : 'unchanged'
  if (event) await finishInboxRow(tx, event.inboxId, outcome, now, money.paymentRef)
  return told
}

/** What arrived of this money, by the ledger. */
const receivedOf = async (tx: Tx, { gateway, paymentRef }: MoneyRef): Promise<number> =>
  (await findCapture(tx, gateway, paymentRef))?.amount ?? 0

/** The history with what was just answered put by its name, and first, before any other is taken for it. */
function named(history: MoneyHistory, answered: GatewayRefund | undefined): MoneyHistory {
  const listed = history.refunds.find(({ ref }) => ref === answered?.ref)
  if (!answered || !listed) return history
  const others = history.refunds.filter((each) => each !== listed)
  return { ...history, refunds: [{ ...listed, refundId: answered.refundId }, ...others] }
}

interface Scene {
  tx: Tx
  money: MoneyRef
  now: Date
  events: NewOrderEvent[]
  told: string[]
}

async function applyRefund(scene: Scene, rows: RefundRow[], word: GatewayRefund): Promise<void> {
  const { tx, money, now, events, told } = scene
  let row =
    rows.find((each) => each.gateway_ref === word.ref) ??
    rows.find(({ id }) => id === word.refundId) ??
    rows.find((each) => mayBe(each, word))
  if (row === undefined) {
    row = await insertGatewayRefund(tx, money, word, now)
    rows.push(row)
    events.push(line('refund', null, 'sent', word.amount, word.currency, 'made at the gateway'))
  }
  const before = row.state
  row.state = nextRefundState(before, word.state)
  const named = row.gateway_ref !== word.ref
  if (row.state === before && !named) return
  await settleRefundRow(tx, { ...row, gateway_ref: word.ref, failure_code: word.failureCode }, now)
  if (row.state === before) return
  events.push(line('refund', before, row.state, row.amount, row.currency, word.failureCode))
  told.push(`refund_${row.state}`)
  await moveRefund(scene, row, before, word.ref)
}

/** R12: a refund that nobody has named is the one that we asked for and have no answer to, where it fits. */
const mayBe = (row: RefundRow, { unnamedSince, amount, currency }: GatewayRefund): boolean =>
  unnamedSince !== undefined &&
  row.gateway_ref === null &&
  row.state === 'sent' &&
  row.amount === amount &&
  row.currency === currency &&
  unnamedSince.getTime() >= row.created_at.getTime() - skewMs

async function moveRefund(
  { tx, money, now }: Scene,
  row: RefundRow,
  before: RefundState,
  ref: string,
): Promise<void> {
  const movement = { ...money, ref, amount: row.amount, currency: row.currency, now }
  if (row.state === 'succeeded') await insertMovement(tx, { ...movement, kind: 'refund' })
  if (row.state !== 'failed') return
  if (before === 'succeeded') await insertMovement(tx, { ...movement, kind: 'refund_returned' })
  await insertInboxItem(tx, {
    ...money,
    kind: 'refund_failed',
    ref,
    amount: row.amount,
    currency: row.currency,
    now,
  })
}

async function applyDisputes(scene: Scene, words: readonly GatewayDispute[]): Promise<DisputeState[]> {
  const { tx, money, now, told } = scene
  const known = await lockDisputes(tx, money.gateway, money.paymentRef)
  for (const word of words) {
    const row = known.find(({ gateway_ref }) => gateway_ref === word.ref)
    const state = nextDisputeState(row?.state, word.state)
    if (row?.state === state) continue
    const { ref, amount, currency } = word
    const movement = { ...money, ref, amount, currency, now }
    // However late we hear of it: the money went when it was opened.
    if (row === undefined) {
      known.push(await insertDispute(tx, money, { ...word, state }, now))
      await insertMovement(tx, { ...movement, kind: 'dispute' })
    } else {
      row.state = state
      await setDisputeState(tx, row.id, state, now)
    }
    if (state === 'won') await insertMovement(tx, { ...movement, kind: 'dispute_returned' })
    const inbox = { ...money, kind: 'dispute', ref, amount, currency, now } as const
    await insertInboxItem(tx, { ...inbox, detail: word.reason, resolved: state !== 'open' })
    told.push(`dispute_${state}`)
  }
  return known.map(({ state }) => state)
}

const stateOf = (disputes: readonly DisputeState[]) =>
  disputes.includes('open') ? 'disputed' : disputes.includes('lost') ? 'lost' : 'confirmed'

const line = (
  machine: 'payment' | 'refund',
  from: string | null,
  to: string,
  amount: number,
  currency: string,
  reason: string | null,
): NewOrderEvent => ({ machine, from_state: from, to_state: to, reason, amount, currency })
