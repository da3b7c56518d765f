import type { Catalog, Package } from '@recadinho/contracts/catalog'
import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { catalogQuery } from '../../lib/api/catalog.ts'
import { orderContent, type OrderContent } from '../../lib/api/orders/order-content.ts'
import { clockOffset } from '../../lib/api/orders/server-clock.ts'
import { changeDraft, useDraft } from '../../lib/draft/store.ts'
import { usePlace } from '../../lib/use-place.ts'
import { BuyerSection } from './buyer-section.tsx'
import { DraftChanged } from './draft-changed.tsx'
import { usualOption } from './pay-order.ts'
import { PayForm } from './pay-form.tsx'
import { placeOrder } from './place-order.ts'
import { PromoField } from './promo-field.tsx'
import { Summary } from './summary.tsx'
import { useBuyer } from './use-buyer.ts'
import { useFocusOnChange } from './use-focus-on-change.ts'
import { usePayment } from './use-payment.ts'
import { usePrice } from './use-price.ts'

/** The checkout of the draft: who pays, how, and a promo code. The order is made when the button is pressed. */
export function DraftCheckout() {
  const place = usePlace()
  const draft = useDraft()
  const { data: catalog, dataUpdatedAt } = useSuspenseQuery(catalogQuery(place))
  const content = orderContent(draft, place)
  const pack = catalog.packages.find(({ id }) => id === content?.packageId)
  if (!content || !pack) return <DraftChanged />
  const offset = clockOffset(catalog.serverTime, dataUpdatedAt)
  return <Checkout catalog={catalog} pack={pack} content={content} offset={offset} />
}

interface CheckoutProps {
  catalog: Catalog
  pack: Package
  content: OrderContent
  offset: number
}

function Checkout({ catalog, pack, content, offset }: CheckoutProps) {
  const navigate = useNavigate()
  const place = usePlace()
  const { paymentMethod } = useDraft()
  const { promo, price, total, tell } = usePrice(pack)
  useFocusOnChange('draft')
  const buyer = useBuyer()
  const options = catalog.paymentOptions
  const option = usualOption(options, paymentMethod)
  const payment = usePayment({
    option,
    shownTotal: total,
    prepare: () => placeOrder(place, total),
    onProblem(problem) {
      tell(problem)
      buyer.tell(problem)
    },
    onCode: ({ id }) => void navigate({ to: '/checkout', search: { order: id } }),
    onDoubt: ({ id }) => void navigate({ to: '/checkout', search: { order: id } }),
    onDone: ({ id }) => void navigate({ to: '/order-confirmation', search: { order: id }, replace: true }),
  })
  const { childName } = content
  const characters = content.characterIds.map((id) => ({
    id,
    name: catalog.characters.find((character) => character.id === id)?.name[place.locale] ?? '',
  }))
  return (
    <PayForm
      title={<Trans>Pay for {childName}'s video</Trans>}
      summary={
        <Summary
          facts={{
            packageTitle: pack.title[place.locale],
            characters,
            childName,
            childAge: content.childAge,
            whatsappNumber: content.whatsappNumber,
            price: price.price,
            discount: promo.applied && { code: promo.applied.code, amount: price.discount },
            total,
          }}
          editable
        >
          <PromoField promo={promo} />
        </Summary>
      }
      options={options}
      option={option}
      total={total}
      payment={payment}
      offset={offset}
      characterId={characters[0]?.id}
      onMethod={(method) => {
        changeDraft({ paymentMethod: method })
        payment.forget()
      }}
      onSubmit={() => {
        if (buyer.check()) void payment.pay()
      }}
    >
      <BuyerSection buyer={buyer} />
    </PayForm>
  )
}
