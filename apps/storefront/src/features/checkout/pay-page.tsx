import type { PaymentOption } from '@recadinho/contracts/catalog'
import type { ReactNode } from 'react'
import type { CheckoutRoute, Payable } from '../../lib/payments/checkout-routes.ts'
import { BuyerSection } from './buyer-fields.tsx'
import { HostedPage, MoreOptions } from './other-routes.tsx'
import { PayForm, type PayFormProps } from './pay-form.tsx'
import { QuickForm } from './quick-form.tsx'
import { RouteClosed } from './route-closed.tsx'
import { Summary, type SummaryFacts } from './summary.tsx'
import type { Buyer } from './use-buyer.ts'

export interface PayPageProps extends Omit<
  PayFormProps,
  'summary' | 'total' | 'picture' | 'elsewhere' | 'moreOptions' | 'hosted' | 'children'
> {
  route: CheckoutRoute
  /** All of the shop's options in the order's currency. */
  offered: readonly PaymentOption[]
  payable: Payable
  /** Absent: the draft's checkout, on which everything can still be changed. */
  order?: string
  facts: SummaryFacts
  /** Asks for the buyer; absent if the order has one. */
  buyer?: Buyer
  /** The field for a promo code. */
  promo?: ReactNode
}

/** The checkout of a route, or links to the other checkouts if it has no option for this order. */
export function PayPage({ route, offered, payable, order, facts, buyer, promo, ...form }: PayPageProps) {
  const { total, discount } = facts
  const picture = facts.characters[0]?.picture
  const here = { route, options: offered, payable, order }
  if (form.selected.choices.length === 0 && total.amount > 0)
    return (
      <RouteClosed
        {...here}
        promo={promo}
        discounted={discount !== undefined && discount.amount.amount > 0}
        picture={picture}
      />
    )
  const common = {
    ...form,
    total,
    picture,
    elsewhere: route !== 'all',
    moreOptions: <MoreOptions {...here} />,
    hosted: <HostedPage {...here} />,
  }
  if (route === 'quick') return <QuickForm {...common} facts={facts} buyer={buyer} />
  return (
    <PayForm
      {...common}
      summary={
        <Summary facts={facts} editable={order === undefined}>
          {promo}
        </Summary>
      }
    >
      {buyer && <BuyerSection buyer={buyer} />}
    </PayForm>
  )
}
