import type { OrderPaymentStatus } from '@recadinho/contracts/orders'
import type { PaymentOutcome, PaymentState } from '@recadinho/contracts/payments'

const ranks: Record<PaymentState, number> = {
  created: 0,
  processing: 1,
  error: 1,
  failed: 2,
  expired: 2,
  cancelled: 2,
  confirmed: 3,
  disputed: 4,
  lost: 5,
}

/** States in which an attempt may still take money at the gateway without another request (P1.5). */
export const openStates = ['created', 'processing', 'error'] as const satisfies readonly PaymentState[]
export const isOpen = (state: PaymentState): boolean => openStates.some((open) => open === state)

/** The money that arrived is not what was requested (P3.4): it is in the money inbox, and the attempt waits with it. */
export const isMismatched = (payment: { state: PaymentState; failure_code: string | null }): boolean =>
  payment.state === 'error' && payment.failure_code === 'mismatched'

/**
 * The state after a signal: a higher rank wins, and any answer replaces doubt; otherwise nothing changes (P1.2, P1.3).
 */
export function nextPaymentState(current: PaymentState, signal: PaymentState): PaymentState {
  const doubts = ranks[current] === 1 && signal === 'error'
  return ranks[signal] > ranks[current] || doubts || current === 'error' ? signal : current
}

/** True if the money is confirmed after the attempt had ended unpaid (P1.3). */
export const isLate = (current: PaymentState, next: PaymentState): boolean =>
  next === 'confirmed' && ranks[current] === 2

const outcomes: Record<PaymentState, PaymentOutcome> = {
  created: 'processing',
  processing: 'processing',
  error: 'error',
  failed: 'failed',
  expired: 'failed',
  cancelled: 'failed',
  confirmed: 'confirmed',
  disputed: 'confirmed',
  lost: 'confirmed',
}

/** Which of §2's four outcomes a buyer sees. */
export const outcomeOf = (state: PaymentState): PaymentOutcome => outcomes[state]

/** What the order's payment status is derived from; the list is oldest first. */
export interface AttemptFacts {
  state: PaymentState
  amount: number
  /** Refunded amount in minor units. */
  refunded: number
  /** Amount taken by lost disputes, in minor units. */
  lost: number
  /** The payment that counts the same money (P3.13). */
  counted_by: string | null
}

export const isPaid = ({ state }: Pick<AttemptFacts, 'state'>): boolean =>
  state === 'confirmed' || state === 'disputed'

/** The money arrived, even if it was refunded or lost later. */
export const wasPaid = (attempt: Pick<AttemptFacts, 'state'>): boolean =>
  isPaid(attempt) || attempt.state === 'lost'

/** A manual confirmation whose money the gateway has reported since: that payment counts, and is refunded, instead. */
export const isMatched = (payment: { gateway: string; counted_by: string | null }): boolean =>
  payment.gateway === 'manual' && payment.counted_by !== null

/**
 * What the shop holds of the order's money: received and neither refunded nor lost, each payment counted once (P3.13).
 */
export const confirmedSum = (attempts: readonly AttemptFacts[]): number =>
  attempts
    .filter((attempt) => wasPaid(attempt) && counts(attempt))
    .reduce((sum, { amount, refunded, lost }) => sum + amount - refunded - lost, 0)

const counts = ({ counted_by }: AttemptFacts): boolean => counted_by === null

/** P4. `total` and the amounts are in minor units of the order's currency. */
export function derivePaymentStatus(total: number, all: readonly AttemptFacts[]): OrderPaymentStatus {
  const attempts = all.filter(counts)
  const sum = confirmedSum(attempts)
  const paid = attempts.some(wasPaid)
  const gone = attempts.some((attempt) => wasPaid(attempt) && attempt.refunded + attempt.lost > 0)
  if (attempts.some(({ state }) => state === 'disputed')) return 'disputed'
  if (paid && sum > total) return 'overpaid'
  if (paid && sum === total) return 'confirmed'
  if (gone && sum > 0) return 'partially_refunded'
  if (gone && !attempts.some(({ state }) => isOpen(state))) return 'refunded'
  if (sum > 0) return 'underpaid'
  if (attempts.some((attempt) => attempt.state === 'error')) return 'error'
  if (attempts.some((attempt) => isOpen(attempt.state))) return 'processing'
  const latest = attempts.at(-1)?.state
  return latest === 'failed' || latest === 'expired' ? 'failed' : 'unpaid'
}
