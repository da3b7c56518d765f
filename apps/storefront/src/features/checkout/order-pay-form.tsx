import { Trans } from '@lingui/react/macro'
import type { PaymentMethod, PaymentOption } from '@recadinho/contracts/catalog'
import type { Order } from '@recadinho/contracts/orders'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { usePlace } from '../../lib/use-place.ts'
import { usualOption } from './pay-order.ts'
import { PayForm } from './pay-form.tsx'
import { Summary } from './summary.tsx'
import { usePayment } from './use-payment.ts'

export interface OrderPayProps {
  order: Order
  offset: number
  /** Of a private link. */
  token: string | undefined
  options: readonly PaymentOption[]
}

/** Another try at an order that is there: after a refusal, from its page, or with another method. */
export function OrderPayForm({
  order,
  offset,
  token,
  options,
  wanted,
}: OrderPayProps & { wanted: PaymentMethod | undefined }) {
  const navigate = useNavigate()
  const { locale } = usePlace()
  const [changed, setChanged] = useState<Order['amounts']['total']>()
  const { id, number, amounts, promoCode } = order
  const total = changed ?? amounts.total
  const refused = order.payment?.outcome === 'failed' ? order.payment.method : undefined
  const option = usualOption(options, wanted ?? refused)
  const here = (method?: PaymentMethod) =>
    void navigate({
      to: '/checkout',
      search: { order: id, ...(method ? { method } : {}) },
      hash: true,
      replace: true,
    })
  const payment = usePayment({
    option,
    shownTotal: total,
    token,
    prepare: () => Promise.resolve(order),
    onProblem: (problem) => problem?.kind === 'price_changed' && setChanged(problem.total),
    onCode: () => here(),
    onDone: () =>
      void navigate({ to: '/order-confirmation', search: { order: id }, hash: true, replace: true }),
  })
  return (
    <PayForm
      title={<Trans>Pay for order {number}</Trans>}
      summary={
        <Summary
          facts={{
            packageTitle: order.package.title[locale],
            characters: order.characters.map(({ id: character, name }) => ({
              id: character,
              name: name[locale],
            })),
            childName: order.childName,
            childAge: order.childAge,
            whatsappNumber: order.whatsappNumber,
            price: amounts.price,
            discount: promoCode ? { code: promoCode.code, amount: amounts.discount } : undefined,
            total,
          }}
          editable={false}
        />
      }
      options={options}
      option={option}
      total={total}
      payment={payment}
      offset={offset}
      characterId={order.characters[0]?.id}
      onMethod={(method) => {
        payment.forget()
        here(method)
      }}
      onSubmit={() => void payment.pay()}
    />
  )
}
