import { Trans } from '@lingui/react/macro'
import type { Order } from '@recadinho/contracts/orders'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { fullNameOf } from '@recadinho/stage/first-name'
import { useMarket } from '../../lib/market/use-market.ts'
import { routeOptions } from '../../lib/payments/checkout-routes.ts'
import type { Problem } from '../../lib/payments/problem.ts'
import { PayPage } from './pay-page.tsx'
import type { SummaryFacts } from './summary.tsx'
import { useGoToCheckout } from './use-go-to-checkout.ts'
import type { OrderPayProps } from '../payments/order-pay-props.ts'
import { usePayment } from '../payments/use-payment.ts'
import { usePaymentChoice } from '../payments/use-payment-choice.ts'

/** Another attempt to pay an existing order: after a refusal, from its page, or with another option. */
export function OrderPayForm({
  order,
  offset,
  promisedHours,
  token,
  route,
  options: offered,
  selecting,
}: OrderPayProps & { selecting: boolean }) {
  const navigate = useNavigate()
  const goTo = useGoToCheckout()
  const { locale } = useMarket()
  const [changed, setChanged] = useState<Order['amounts']['total']>()
  const { id, number, amounts, promoCode } = order
  const total = changed ?? amounts.total
  const payable = { packageId: order.package.id, total }
  const options = routeOptions(route, offered, payable)
  const method = selecting && route === 'usual' ? 'card' : order.payment?.method
  const selected = usePaymentChoice(route, options, method)
  const lastProblem = useLastProblem(order)
  const payment = usePayment({
    option: selected.option,
    shownTotal: total,
    token,
    prepare: () => Promise.resolve({ order }),
    onProblem: (problem) => problem?.kind === 'price_changed' && setChanged(problem.total),
    onShown: () => goTo(route, id, { replace: true }),
    onDone: () =>
      void navigate({ to: '/order-confirmation', search: { order: id }, hash: true, replace: true }),
  })
  const facts: SummaryFacts = {
    packageTitle: order.package.title[locale],
    characters: order.characters.map((each) => ({ ...each, name: each.name[locale] })),
    childName: fullNameOf(order),
    childAge: order.childAge,
    whatsappNumber: order.whatsappNumber,
    price: amounts.price,
    discount: promoCode ? { code: promoCode.code, amount: amounts.discount } : undefined,
    total,
  }
  return (
    <PayPage
      route={route}
      offered={offered}
      payable={payable}
      order={id}
      facts={facts}
      title={<Trans>Pay for order {number}</Trans>}
      selected={selected}
      installments={amounts.installments}
      payment={payment}
      lastProblem={lastProblem}
      offset={offset}
      promisedHours={promisedHours}
      onChoice={(wanted) => {
        selected.select(wanted)
        payment.forget()
      }}
      onSubmit={() => void payment.pay()}
    />
  )
}

/** Why the last attempt ended unpaid, if it did. */
function useLastProblem({ id, payment }: Order): Problem | undefined {
  const { state, failureCode, method } = payment ?? {}
  return useMemo(() => {
    if (state === 'failed')
      return { kind: 'declined', code: failureCode ?? null, ...(method && { method }), orderId: id }
    return state === 'expired' ? { kind: 'lapsed', orderId: id } : undefined
  }, [state, failureCode, method, id])
}
