import type { OrderPaymentStatus, OrderStatus, ProductionStage } from '@recadinho/contracts/orders'
import type { PaymentState } from '@recadinho/contracts/payments'
import type { PaymentMethod } from '@recadinho/contracts/catalog'
import type { MoneyInboxKind } from '@recadinho/contracts/money'
import { canMoveOrder, type ActorType } from '../orders/machine.ts'
import type { GatewayPayment } from './gateways/gateway.ts'
import { confirmedSum, derivePaymentStatus, isLate, isOpen, nextPaymentState } from './machine.ts'

/** What the decision needs of the locked order. */
export interface LockedOrder {
  id: string
  status: OrderStatus
  payment_status: OrderPaymentStatus
  stage: ProductionStage | null
  on_hold_since: Date | null
  total: number
  currency: string
  version: number
  promo_code: string | null
  promo_reserved: boolean
  expires_at: Date | null
  due_at: Date | null
}

/** What it needs of each of the order's locked payments, oldest first. */
export interface LockedPayment {
  id: string
  state: PaymentState
  method: PaymentMethod
  amount: number
  currency: string
  refunded: number
  gateway_ref: string | null
  failure_code: string | null
}

/** A timeline row to be; money only where there is some. */
export interface NewOrderEvent {
  machine: 'order' | 'payment' | 'refund'
  from_state: string | null
  to_state: string
  reason: string | null
  amount: number | null
  currency: string | null
}

/** All that one signal changes, to be written in one transaction. */
export interface Settlement {
  payment: { id: string; state: PaymentState; failureCode: string | null; keepAsking: boolean }
  order: { status: OrderStatus; paymentStatus: OrderPaymentStatus; becamePaid: boolean }
  events: NewOrderEvent[]
  money: { kind: MoneyInboxKind; amount: number; currency: string; detail: string }[]
  /** What arrived at the gateway by this signal, for the ledger (G1); `sales` once it is the order's. */
  captured: { amount: number; currency: string; account: 'sales' | 'unassigned' } | null
}

/** News of one attempt. */
export interface Signal {
  paymentId: string
  state: PaymentState
  /** Why confirmed money is not the attempt's. */
  mismatch?: string | null
  /** What the gateway says that arrived. */
  received?: { amount: number; currency: string }
  failureCode?: string | null
  /** In the words of whoever did it. */
  reason?: string
}

/** The state of an attempt that the gateway's word stands for. */
export const signalOf = ({ state }: Pick<GatewayPayment, 'state'>): PaymentState =>
  state === 'refused' ? 'failed' : state

/** Why confirmed money is not the attempt's (P3.4), in words that the admin app knows; `null` when it is. */
export function mismatchOf(
  truth: GatewayPayment,
  payment: LockedPayment,
  expected: { orderId: string; live: boolean },
): string | null {
  if (truth.amount !== payment.amount || truth.currency !== payment.currency)
    return `${truth.amount} ${truth.currency} instead of ${payment.amount} ${payment.currency}`
  if (truth.orderId !== expected.orderId || truth.attemptId !== payment.id) return 'another reference'
  return truth.live === expected.live ? null : 'test and live money mixed'
}

/** Decides what a signal about one payment changes; `null` when nothing (P1.2). */
export function decide(
  order: LockedOrder,
  payments: readonly LockedPayment[],
  signal: Signal,
  actor: ActorType,
): Settlement | null {
  const payment = payments.find(({ id }) => id === signal.paymentId)
  if (payment === undefined) return null
  const mismatch = signal.mismatch ?? null
  const wanted = mismatch === null ? signal.state : 'error'
  const state = nextPaymentState(payment.state, wanted)
  if (state === payment.state && (mismatch === null || state === 'confirmed')) return null

  const after = payments.map((each) => (each.id === payment.id ? { ...each, state } : each))
  const covers = state === 'confirmed' && confirmedSum(after) >= order.total
  const facts = { status: order.status, stage: order.stage, onHold: order.on_hold_since !== null }
  const becamePaid = covers && canMoveOrder(facts, 'in_production', actor)
  const late = isLate(payment.state, state)
  return {
    payment: {
      id: payment.id,
      state,
      failureCode:
        mismatch === null
          ? state === 'confirmed'
            ? null
            : (signal.failureCode ?? payment.failure_code)
          : 'mismatch',
      // A declined card's form still takes another card, so its money is still looked for.
      keepAsking:
        mismatch === null && (isOpen(state) || (state === 'failed' && payment.gateway_ref !== null)),
    },
    order: {
      status: becamePaid ? 'in_production' : order.status,
      paymentStatus: derivePaymentStatus(order.total, after),
      becamePaid,
    },
    events: [
      ...(state === payment.state
        ? []
        : [
            paymentEvent(
              payment,
              state,
              mismatch ?? signal.reason ?? (late ? 'late' : (signal.failureCode ?? null)),
            ),
          ]),
      ...(becamePaid
        ? [
            {
              machine: 'order',
              from_state: order.status,
              to_state: 'in_production',
              reason: null,
              amount: null,
              currency: null,
            } as const,
          ]
        : []),
    ],
    money: moneyInbox(),
    captured: captured(),
  }

  /** A word that confirms, or money that does not fit. What was lost or disputed was captured before. */
  function captured(): Settlement['captured'] {
    const { amount, currency } = signal.received ?? payment ?? { amount: 0, currency: order.currency }
    if (amount === 0) return null
    if (mismatch !== null) return { amount, currency, account: 'unassigned' }
    return state === 'confirmed' ? { amount, currency, account: 'sales' } : null
  }

  function moneyInbox(): Settlement['money'] {
    const { amount, currency } = signal.received ?? payment ?? { amount: 0, currency: order.currency }
    if (mismatch !== null) return [{ kind: 'mismatch', amount, currency, detail: mismatch }]
    if (state !== 'confirmed' || becamePaid) return []
    if (confirmedSum(after) > order.total && confirmedSum(payments) > 0) {
      return [{ kind: 'double', amount, currency, detail: 'a second confirmed payment' }]
    }
    if (!covers)
      return [
        { kind: 'short', amount, currency, detail: `confirmed ${confirmedSum(after)} of ${order.total}` },
      ]
    return order.status === 'cancelled' || order.status === 'completed'
      ? [{ kind: 'late', amount, currency, detail: `the order is ${order.status}` }]
      : []
  }
}

const paymentEvent = (payment: LockedPayment, to: PaymentState, reason: string | null): NewOrderEvent => ({
  machine: 'payment',
  from_state: payment.state,
  to_state: to,
  reason,
  amount: payment.amount,
  currency: payment.currency,
})
