import type { PaymentMethod, PaymentOption } from '@recadinho/contracts/catalog'
import { useState } from 'react'
import type { CheckoutRoute } from '../../lib/payments/checkout-routes.ts'
import {
  choiceFor,
  choicesOf,
  mostInstallments,
  optionFor,
  type PaymentChoice,
} from '../../lib/payments/payment-choice.ts'

export interface SelectedPayment {
  choices: readonly PaymentChoice[]
  choice: PaymentChoice | undefined
  /** The gateway's option for the choice. */
  option: PaymentOption | undefined
  /** The number of installments; 1 if the choice has none. */
  count: number
  select: (choice: PaymentChoice) => void
  spread: (count: number) => void
}

/** The buyer's selection among a checkout's options; `method` is the default. */
export function usePaymentChoice(
  route: CheckoutRoute,
  options: readonly PaymentOption[],
  method: PaymentMethod | null | undefined,
): SelectedPayment {
  const [selected, setSelected] = useState<string>()
  const [wanted, setWanted] = useState(1)
  const choices = choicesOf(route, options)
  const choice = choiceFor(choices, selected, method)
  const count = choice && wanted <= mostInstallments(choice) ? wanted : 1
  return {
    choices,
    choice,
    option: choice && optionFor(choice, count),
    count,
    select: ({ key }) => setSelected(key),
    spread: setWanted,
  }
}
