import type { Installment, Money } from '@recadinho/contracts/common'

/**
 * The installment plans of a total, from the server; only a single payment when they belong to another total or do not
 * add up.
 */
export function plansOf(total: Money, installments: readonly Installment[], most: number): Installment[] {
  const whole: Installment = { count: 1, first: total, each: total }
  const fitting = installments.filter(
    ({ count, first, each }) =>
      count > 1 &&
      count <= most &&
      first.currency === total.currency &&
      each.currency === total.currency &&
      first.amount + each.amount * (count - 1) === total.amount,
  )
  return [whole, ...fitting]
}
