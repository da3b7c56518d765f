import { Trans } from '@lingui/react/macro'
import type { PaymentOption } from '@recadinho/contracts/catalog'
import type { Order } from '@recadinho/contracts/orders'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { usePlace } from '../../lib/use-place.ts'
import { LaneClosed } from './lane-closed.tsx'
import { laneOptions, wayOf, type Lane } from './lanes.ts'
import { MoreWays } from './other-ways.tsx'
import { usualOption } from './pay-order.ts'
import { PayForm } from './pay-form.tsx'
import type { Problem } from './problem.ts'
import { QuickForm } from './quick/quick-form.tsx'
import { Summary, type SummaryFacts } from './summary.tsx'
import { useGoToLane } from './use-go-to-lane.ts'
import { usePayment } from './use-payment.ts'

export interface OrderPayProps {
  order: Order
  offset: number
  /** Of a private link. */
  token: string | undefined
  lane: Lane
  /** All that the shop offers in the order's currency. */
  options: readonly PaymentOption[]
}

/** Another try at an order that is there: after a refusal, from its page, or with another way to pay. */
export function OrderPayForm({
  order,
  offset,
  token,
  lane,
  options: offered,
  choosing,
}: OrderPayProps & { choosing: boolean }) {
  const navigate = useNavigate()
  const goTo = useGoToLane()
  const { locale } = usePlace()
  const [changed, setChanged] = useState<Order['amounts']['total']>()
  const [chosen, setChosen] = useState<string>()
  const { id, number, amounts, promoCode } = order
  const total = changed ?? amounts.total
  const payable = { packageId: order.package.id, total }
  const options = laneOptions(lane, offered, payable)
  const option =
    options.find((each) => wayOf(each) === chosen) ??
    usualOption(options, choosing && lane === 'usual' ? 'card' : order.payment?.method)
  const lastProblem = useLastProblem(order)
  const payment = usePayment({
    option,
    shownTotal: total,
    token,
    prepare: () => Promise.resolve(order),
    onProblem: (problem) => problem?.kind === 'price_changed' && setChanged(problem.total),
    onShown: () => goTo(lane, { order: id, replace: true }),
    onDone: () =>
      void navigate({ to: '/order-confirmation', search: { order: id }, hash: true, replace: true }),
  })
  const characterId = order.characters[0]?.id
  if (options.length === 0 && total.amount > 0)
    return (
      <LaneClosed
        lane={lane}
        options={offered}
        payable={payable}
        discounted={amounts.discount.amount > 0}
        characterId={characterId}
        order={id}
      />
    )
  const facts: SummaryFacts = {
    packageTitle: order.package.title[locale],
    characters: order.characters.map(({ id: character, name }) => ({ id: character, name: name[locale] })),
    childName: order.childName,
    childAge: order.childAge,
    whatsappNumber: order.whatsappNumber,
    price: amounts.price,
    discount: promoCode ? { code: promoCode.code, amount: amounts.discount } : undefined,
    total,
  }
  const common = {
    options,
    option,
    total,
    installments: amounts.installments,
    payment,
    lastProblem,
    offset,
    characterId,
    elsewhere: lane !== 'all',
    moreWays: <MoreWays lane={lane} options={offered} payable={payable} order={id} />,
    onOption(wanted: PaymentOption) {
      setChosen(wayOf(wanted))
      payment.forget()
    },
    onSubmit: () => void payment.pay(),
  }
  if (lane === 'quick') return <QuickForm {...common} facts={facts} />
  return (
    <PayForm
      {...common}
      title={<Trans>Pay for order {number}</Trans>}
      summary={<Summary facts={facts} editable={false} />}
    />
  )
}

/** How the last try ended, where it ended without money. */
function useLastProblem({ id, payment }: Order): Problem | undefined {
  const { state, failureCode, method } = payment ?? {}
  return useMemo(() => {
    if (state === 'failed')
      return { kind: 'declined', code: failureCode ?? null, ...(method && { method }), orderId: id }
    return state === 'expired' ? { kind: 'lapsed', orderId: id } : undefined
  }, [state, failureCode, method, id])
}
