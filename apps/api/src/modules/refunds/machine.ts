import type { DisputeState, RefundState } from '@recadinho/contracts/money'

const next: Record<RefundState, readonly RefundState[]> = {
  requested: ['sent', 'succeeded', 'failed'],
  sent: ['succeeded', 'failed'],
  // A bank may return a refund days later.
  succeeded: ['failed'],
  failed: [],
}

/** The state after the gateway's report; an impossible transition changes nothing (R2). */
export const nextRefundState = (current: RefundState, word: RefundState): RefundState =>
  next[current].includes(word) ? word : current

/** States in which a refund's amount is reserved (R3). */
export const holdsMoney = (state: RefundState): boolean => state !== 'failed'

/** How much of a payment can still be refunded; all amounts are minor units of its currency. */
export const refundableOf = (
  received: number,
  refunds: readonly { state: RefundState; amount: number }[],
): number => refunds.reduce((left, { state, amount }) => left - (holdsMoney(state) ? amount : 0), received)

/** The state after the gateway's report on a dispute: a decision is only replaced by another decision. */
export const nextDisputeState = (current: DisputeState | undefined, word: DisputeState): DisputeState =>
  current !== undefined && current !== 'open' && word === 'open' ? current : word
