import type { Catalog, Package, PaymentOption } from '@recadinho/contracts/catalog'
import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useDeferredValue, useState } from 'react'
import { asTyped } from '../../components/as-typed.tsx'
import { catalogQuery } from '../../lib/api/catalog.ts'
import { orderContent, type OrderContent } from '../../lib/api/orders/order-content.ts'
import { clockOffset } from '../../lib/api/orders/server-clock.ts'
import { changeDraft, useDraft } from '../../lib/draft/store.ts'
import type { Place } from '../../lib/place.ts'
import { usePlace } from '../../lib/use-place.ts'
import { BuyerSection } from './buyer-section.tsx'
import { DraftChanged } from './draft-changed.tsx'
import { LaneClosed } from './lane-closed.tsx'
import { laneOptions, wayOf, type Lane } from './lanes.ts'
import { MoreWays } from './other-ways.tsx'
import { usualOption } from './pay-order.ts'
import { PayForm } from './pay-form.tsx'
import { placeOrder } from './place-order.ts'
import { PromoField } from './promo-field.tsx'
import { QuickForm } from './quick/quick-form.tsx'
import { Summary, type SummaryFacts } from './summary.tsx'
import { useBuyer } from './use-buyer.ts'
import { useFocusOnChange } from './use-focus-on-change.ts'
import { useGoToLane } from './use-go-to-lane.ts'
import { usePayment } from './use-payment.ts'
import { usePrice } from './use-price.ts'

/** A checkout of the draft: who pays, how, and a promo code. The order is made when the button is pressed. */
export function DraftCheckout({ lane }: { lane: Lane }) {
  // The page of the country before stays until the prices of the new one have come: a half-typed card is not lost.
  const place = useDeferredValue(usePlace())
  const draft = useDraft()
  const { data: catalog, dataUpdatedAt } = useSuspenseQuery(catalogQuery(place))
  const content = orderContent(draft, place)
  const pack = catalog.packages.find(({ id }) => id === content?.packageId)
  if (!content || !pack) return <DraftChanged />
  const offset = clockOffset(catalog.serverTime, dataUpdatedAt)
  return (
    <Checkout lane={lane} place={place} catalog={catalog} pack={pack} content={content} offset={offset} />
  )
}

interface CheckoutProps {
  lane: Lane
  place: Place
  catalog: Catalog
  pack: Package
  content: OrderContent
  offset: number
}

function Checkout({ lane, place, catalog, pack, content, offset }: CheckoutProps) {
  const navigate = useNavigate()
  const goTo = useGoToLane()
  const { paymentMethod } = useDraft()
  const { promo, price, total, tell } = usePrice(pack)
  useFocusOnChange('draft')
  const buyer = useBuyer()
  const payable = { packageId: pack.id, total }
  const options = laneOptions(lane, catalog.paymentOptions, payable)
  const [chosen, setChosen] = useState<string>()
  const option = options.find((each) => wayOf(each) === chosen) ?? usualOption(options, paymentMethod)
  const payment = usePayment({
    option,
    shownTotal: total,
    prepare: () => placeOrder(place, total),
    onProblem(problem) {
      tell(problem)
      buyer.tell(problem)
    },
    onShown: ({ id }) => goTo(lane, { order: id }),
    onDoubt: ({ id }) => goTo(lane, { order: id }),
    onDone: ({ id }) => void navigate({ to: '/order-confirmation', search: { order: id }, replace: true }),
  })
  const childName = asTyped(content.childName)
  const characters = content.characterIds.map((id) => ({
    id,
    name: catalog.characters.find((character) => character.id === id)?.name[place.locale] ?? '',
  }))
  const characterId = characters[0]?.id
  if (options.length === 0 && total.amount > 0)
    return (
      <LaneClosed
        lane={lane}
        options={catalog.paymentOptions}
        payable={payable}
        discounted={price.discount.amount > 0}
        characterId={characterId}
      />
    )
  const facts: SummaryFacts = {
    packageTitle: pack.title[place.locale],
    characters,
    childName: content.childName,
    childAge: content.childAge,
    whatsappNumber: content.whatsappNumber,
    price: price.price,
    discount: promo.applied && { code: promo.applied.code, amount: price.discount },
    total,
  }
  const common = {
    options,
    option,
    total,
    installments: price.installments,
    payment,
    offset,
    characterId,
    elsewhere: lane !== 'all',
    moreWays: <MoreWays lane={lane} options={catalog.paymentOptions} payable={payable} />,
    onOption(wanted: PaymentOption) {
      setChosen(wayOf(wanted))
      changeDraft({ paymentMethod: wanted.method })
      payment.forget()
    },
    onSubmit() {
      if (buyer.check()) void payment.pay()
    },
  }
  if (lane === 'quick') return <QuickForm {...common} facts={facts} buyer={buyer} />
  return (
    <PayForm
      {...common}
      title={<Trans>Pay for {childName}'s video</Trans>}
      summary={
        <Summary facts={facts} editable>
          {lane === 'links' ? null : <PromoField promo={promo} />}
        </Summary>
      }
    >
      <BuyerSection buyer={buyer} />
    </PayForm>
  )
}
