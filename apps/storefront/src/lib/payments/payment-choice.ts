import type { Installment, Money } from '@recadinho/contracts/common'
import type { PaymentMethod, PaymentOption } from '@recadinho/contracts/catalog'
import { optionKey, type CheckoutRoute } from './checkout-routes.ts'

/**
 * A choice that the buyer sees. A card is one choice, whichever gateways take it; the number of installments selects
 * the gateway.
 */
export interface PaymentChoice {
  key: string
  options: readonly [PaymentOption, ...PaymentOption[]]
}

/**
 * The choices of a checkout. The checkout with all options lists gateways separately, for a card that one of them
 * declined.
 */
export function choicesOf(route: CheckoutRoute, options: readonly PaymentOption[]): PaymentChoice[] {
  const choices = new Map<string, PaymentChoice>()
  for (const option of options) {
    const key = option.flow === 'inline' && route !== 'all' ? 'card' : optionKey(option)
    const known = choices.get(key)?.options
    choices.set(key, { key, options: known ? [...known, option] : [option] })
  }
  return [...choices.values()]
}

/** The choice with this key, otherwise the first of the method, otherwise the first. */
export const choiceFor = (
  choices: readonly PaymentChoice[],
  key: string | undefined,
  method: PaymentMethod | null | undefined,
): PaymentChoice | undefined =>
  choices.find((choice) => choice.key === key) ??
  choices.find(({ options }) => options[0].method === method) ??
  choices[0]

/** The maximum number of installments of a choice. */
export const mostInstallments = ({ options }: PaymentChoice): number =>
  Math.max(...options.map(({ installments }) => installments))

/** The first gateway that takes this many installments. */
export const optionFor = ({ options }: PaymentChoice, count: number): PaymentOption =>
  options.find(({ installments }) => installments >= count) ?? options[0]

/**
 * The installment plans of a total, as the server computed them; only the single payment if they belong to another
 * total or do not add up.
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
