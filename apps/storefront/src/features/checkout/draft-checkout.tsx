import type { Catalog, Package } from '@recadinho/contracts/catalog'
import { Trans } from '@lingui/react/macro'
import { useHeadingFocus } from '@recadinho/ui/focus'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { asTyped } from '../../components/as-typed.tsx'
import { castOf } from '../../lib/catalog/cast-of.ts'
import { catalogQuery } from '../../lib/catalog/catalog-query.ts'
import { orderContent, type OrderContent } from '../../lib/orders/order-content.ts'
import { clockOffset, promisedHoursOf } from '../../lib/orders/server-clock.ts'
import { useChangeDraft, useDraft } from '../../lib/draft/draft-atom.ts'
import { firstNameOf, fullNameOf } from '@recadinho/stage/first-name'
import type { Market } from '../../lib/market/market.ts'
import { useMarket } from '../../lib/market/use-market.ts'
import { useShop } from '../../lib/use-shop.ts'
import { DraftChanged } from './nothing-to-pay.tsx'
import { routeOptions, type CheckoutRoute } from '../../lib/payments/checkout-routes.ts'
import { placeOrder } from '../../lib/orders/place-order.ts'
import { PromoField } from '../promo-codes/promo-field.tsx'
import { PayPage } from './pay-page.tsx'
import type { SummaryFacts } from './summary.tsx'
import { useBuyer } from './use-buyer.ts'
import { useGoToCheckout } from './use-go-to-checkout.ts'
import { usePayment } from '../payments/use-payment.ts'
import { usePaymentChoice } from '../payments/use-payment-choice.ts'
import { usePrice } from './use-price.ts'

/** A checkout of the draft: buyer, payment option and promo code. The button creates the order. */
export function DraftCheckout({ route }: { route: CheckoutRoute }) {
  // The page keeps the previous country until the new prices have loaded, so that a half-entered card is not lost.
  const market = useDeferredValue(useMarket())
  const { api } = useShop()
  const draft = useDraft()
  const { data: catalog, dataUpdatedAt } = useSuspenseQuery(catalogQuery(api, market))
  const content = orderContent(draft, market)
  const pack = catalog.packages.find(({ id }) => id === content?.packageId)
  if (!content || !pack) return <DraftChanged />
  const offset = clockOffset(catalog.serverTime, dataUpdatedAt)
  return (
    <Checkout route={route} market={market} catalog={catalog} pack={pack} content={content} offset={offset} />
  )
}

interface CheckoutProps {
  route: CheckoutRoute
  market: Market
  catalog: Catalog
  pack: Package
  content: OrderContent
  offset: number
}

function Checkout({ route, market, catalog, pack, content, offset }: CheckoutProps) {
  const shop = useShop()
  const navigate = useNavigate()
  const goTo = useGoToCheckout()
  const { paymentMethod } = useDraft()
  const changeDraft = useChangeDraft()
  const { promo, price, total, report } = usePrice(pack)
  useHeadingFocus('draft')
  const buyer = useBuyer()
  const payable = { packageId: pack.id, total }
  const options = routeOptions(route, catalog.paymentOptions, payable)
  const selected = usePaymentChoice(route, options, paymentMethod)
  const payment = usePayment({
    option: selected.option,
    shownTotal: total,
    prepare: (request) => placeOrder(shop, market, total, request),
    onProblem(problem) {
      report(problem)
      buyer.report(problem)
    },
    onShown: ({ id }) => goTo(route, id),
    onDoubt: ({ id }) => goTo(route, id),
    onDone: ({ id }) => void navigate({ to: '/order-confirmation', search: { order: id }, replace: true }),
  })
  const childName = asTyped(firstNameOf(content))
  const characters = castOf(content.characterIds, catalog).map(({ id, picture, name }) => ({
    id,
    picture,
    name: name[market.locale],
  }))
  const facts: SummaryFacts = {
    packageTitle: pack.title[market.locale],
    characters,
    childName: fullNameOf(content),
    childAge: content.childAge,
    whatsappNumber: content.whatsappNumber,
    price: price.price,
    discount: promo.applied && { code: promo.applied.code, amount: price.discount },
    total,
  }
  return (
    <PayPage
      route={route}
      offered={catalog.paymentOptions}
      payable={payable}
      facts={facts}
      buyer={buyer}
      promo={route === 'links' ? null : <PromoField promo={promo} />}
      title={<Trans>Pay for {childName}'s video</Trans>}
      selected={selected}
      installments={price.installments}
      payment={payment}
      offset={offset}
      promisedHours={promisedHoursOf(pack, catalog)}
      onChoice={(wanted) => {
        selected.select(wanted)
        changeDraft({ paymentMethod: wanted.options[0].method })
        payment.forget()
      }}
      onSubmit={() => {
        if (buyer.check()) void payment.pay()
      }}
    />
  )
}
