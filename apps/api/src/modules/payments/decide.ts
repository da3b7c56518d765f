import type { OrderPaymentStatus, OrderStatus } from '@recadinho/contracts/orders'
import type { PaymentState } from '@recadinho/contracts/payments'
import type { PaymentMethod } from '@recadinho/contracts/catalog'
import type { EventCause, Mismatch, MoneyDetail, MoneyInboxKind } from '@recadinho/contracts/money'
import { canMoveOrder, factsOf, type ActorType } from '../orders/machine.ts'
import type { OrderRow } from '../orders/queries.ts'
import type { NewOrderEvent } from '../orders/write.ts'
import type { PaymentSnapshot } from './gateways/gateway.ts'
import {
  confirmedSum,
  derivePaymentStatus,
  isLate,
  isOpen,
  nextPaymentState,
  type AttemptFacts,
} from './machine.ts'

/** What a decision needs of each payment of the order, oldest first. */
export interface PaymentRow extends AttemptFacts {
  id: string
  gateway: string
  method: PaymentMethod
  currency: string
  gateway_ref: string | null
  failure_code: string | null
  /** The gateway's id of the last declined try (P1.7). */
  decline_ref: string | null
}

/** A payment before any signal. */
export const newPaymentRow = (
  part: Pick<PaymentRow, 'id' | 'gateway' | 'method' | 'amount' | 'currency' | 'gateway_ref'>,
): PaymentRow => ({
  ...part,
  state: 'created',
  refunded: 0,
  lost: 0,
  failure_code: null,
  counted_by: null,
  decline_ref: null,
})

/** Everything that one signal changes, to be written in one transaction. */
export interface PaymentDecision {
  payment: {
    id: string
    state: PaymentState
    failureCode: string | null
    keepPolling: boolean
    /** The manual confirmation that counts this money until staff have checked it (P3.13). */
    countedBy: string | null
    declineRef: string | null
  }
  order: { status: OrderStatus; paymentStatus: OrderPaymentStatus; becamePaid: boolean }
  events: NewOrderEvent[]
  /** What needs a person (P6). */
  item: { kind: MoneyInboxKind; amount: number; currency: string; details: MoneyDetail | null } | null
  /** The amount captured by this signal, for the ledger (G1); booked as `sales` if it is the order's. */
  captured: { amount: number; currency: string; account: 'sales' | 'unassigned' } | null
}

/** New information about one attempt. */
export interface Signal {
  paymentId: string
  state: PaymentState
  /** Why confirmed money does not belong to the attempt. */
  mismatch?: Mismatch | null
  /** The amount that the gateway reports as received. */
  received?: { amount: number; currency: string }
  failureCode?: string | null
  /** The gateway's id of a declined try. */
  declineRef?: string | null
  /** As given by the person who acted. */
  reason?: string
  /** Why the shop did it automatically. */
  cause?: EventCause
}

/** The attempt's state for a gateway status. */
export const signalOf = ({ state }: Pick<PaymentSnapshot, 'state'>): PaymentState =>
  state === 'refused' ? 'failed' : state

/** Why confirmed money does not belong to the attempt (P3.4); `null` if it does. */
export function mismatchOf(
  snapshot: PaymentSnapshot,
  payment: PaymentRow,
  expected: { orderId: string; live: boolean },
): Mismatch | null {
  if (snapshot.amount !== payment.amount || snapshot.currency !== payment.currency)
    return { code: 'amount_differs', expected: moneyOf(payment), received: moneyOf(snapshot) }
  if (snapshot.orderId !== expected.orderId || snapshot.attemptId !== payment.id)
    return { code: 'other_reference' }
  return snapshot.live === expected.live ? null : { code: 'mode_differs' }
}

/** Decides what a signal about one payment changes; `null` if nothing (P1.2). */
export function decide(
  order: OrderRow,
  payments: readonly PaymentRow[],
  signal: Signal,
  actor: ActorType,
): PaymentDecision | null {
  const payment = payments.find(({ id }) => id === signal.paymentId)
  if (payment === undefined) return null
  const mismatch = signal.mismatch ?? null
  const wanted = mismatch === null ? signal.state : 'error'
  const state = nextPaymentState(payment.state, wanted)
  const declined = isNewDecline(payment, signal)
  if (state === payment.state && !declined && (mismatch === null || state === 'confirmed')) return null

  const repeated = state === 'confirmed' ? repeatedConfirmation(payment, payments) : undefined
  const countedBy = repeated?.id ?? payment.counted_by
  const after = payments.map((each) =>
    each.id === payment.id ? { ...each, state, counted_by: countedBy } : each,
  )
  const covers = state === 'confirmed' && confirmedSum(after) >= order.total
  const becamePaid = covers && canMoveOrder(factsOf(order), 'in_production', actor)
  return {
    payment: {
      id: payment.id,
      state,
      failureCode:
        mismatch === null
          ? state === 'confirmed'
            ? null
            : (signal.failureCode ?? payment.failure_code)
          : 'mismatched',
      // A declined card's form still takes another card, so polling continues.
      keepPolling:
        mismatch === null && (isOpen(state) || (state === 'failed' && payment.gateway_ref !== null)),
      countedBy,
      declineRef: signal.declineRef ?? payment.decline_ref,
    },
    order: {
      status: becamePaid ? 'in_production' : order.status,
      paymentStatus: derivePaymentStatus(order.total, after),
      becamePaid,
    },
    events: [
      ...(state === payment.state && !declined ? [] : [paymentEvent()]),
      ...(becamePaid
        ? [{ machine: 'order', from_state: order.status, to_state: 'in_production' } as const]
        : []),
    ],
    item: itemFor(),
    captured: captured(),
  }

  function paymentEvent(): NewOrderEvent {
    const { amount, currency } = payment ?? { amount: 0, currency: order.currency }
    const late = payment !== undefined && isLate(payment.state, state) && !isRetry(order, payments, payment)
    const cause = mismatch ?? signal.cause ?? (repeated ? repeats : late ? { code: 'late' as const } : null)
    return {
      machine: 'payment',
      from_state: payment?.state ?? null,
      to_state: state,
      ...(signal.reason === undefined && cause !== null
        ? { cause }
        : { reason: signal.reason ?? signal.failureCode ?? null }),
      amount,
      currency,
    }
  }

  /** Set for a confirmation or for mismatched money. Lost or disputed money was captured before. */
  function captured(): PaymentDecision['captured'] {
    const { amount, currency } = signal.received ?? payment ?? { amount: 0, currency: order.currency }
    if (amount === 0) return null
    if (mismatch !== null) return { amount, currency, account: 'unassigned' }
    if (repeated !== undefined) return { amount, currency, account: 'unassigned' }
    return state === 'confirmed' ? { amount, currency, account: 'sales' } : null
  }

  function itemFor(): PaymentDecision['item'] {
    const { amount, currency } = signal.received ?? payment ?? { amount: 0, currency: order.currency }
    if (mismatch !== null) return { kind: 'mismatched', amount, currency, details: mismatch }
    if (repeated !== undefined) return { kind: 'repeats_confirmation', amount, currency, details: null }
    if (state !== 'confirmed' || becamePaid) return null
    if (confirmedSum(after) > order.total && confirmedSum(payments) > 0)
      return { kind: 'duplicate', amount, currency, details: { code: 'second_payment' } }
    if (!covers)
      return {
        kind: 'underpaid',
        amount,
        currency,
        details: {
          code: 'not_covered',
          confirmed: { amount: confirmedSum(after), currency: order.currency },
          total: { amount: order.total, currency: order.currency },
        },
      }
    return order.status === 'cancelled' || order.status === 'completed'
      ? { kind: 'late', amount, currency, details: { code: 'order_ended', status: order.status } }
      : null
  }
}

/**
 * P3.13: the manual confirmation that this money seems to repeat: same amount, with no other money matched to it yet.
 */
function repeatedConfirmation(payment: PaymentRow, payments: readonly PaymentRow[]): PaymentRow | undefined {
  if (payment.gateway === 'manual') return undefined
  return payments.find(
    (each) =>
      each.gateway === 'manual' &&
      each.state === 'confirmed' &&
      each.amount === payment.amount &&
      each.currency === payment.currency &&
      each.counted_by === null &&
      !payments.some((other) => other.counted_by === each.id),
  )
}

const repeats = { code: 'repeats_confirmation' } as const

/** P1.7: a form takes one card after another; each decline is recorded once, however often it is read. */
export const isNewDecline = (
  payment: Pick<PaymentRow, 'state' | 'decline_ref'>,
  { state, declineRef = null }: Pick<Signal, 'state' | 'declineRef'>,
): boolean =>
  state === 'failed' &&
  payment.state === 'failed' &&
  declineRef !== null &&
  declineRef !== payment.decline_ref

/** Another card in a form that is still open is an ordinary retry, not a late payment. */
const isRetry = (order: OrderRow, payments: readonly PaymentRow[], payment: PaymentRow): boolean =>
  payment.state === 'failed' && order.status === 'pending' && payments.at(-1)?.id === payment.id

const moneyOf = ({ amount, currency }: { amount: number; currency: string }) => ({ amount, currency })
