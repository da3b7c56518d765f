import { Trans, useLingui } from '@lingui/react/macro'
import { Callout } from '@recadinho/ui/callout'
import { useHeadingFocus } from '@recadinho/ui/focus'
import { Container } from '@recadinho/ui/layout'
import { Text } from '@recadinho/ui/text'
import { useRouterState } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import type { Order } from '@recadinho/contracts/orders'
import { orderOfDraft } from '../../lib/orders/order-memory.ts'
import { isPaid } from '../../lib/orders/outcome.ts'
import { tokenFor } from '../../lib/orders/order-link.ts'
import { closeDraft } from '../../lib/orders/resume.ts'
import { useLiveOrder } from '../../lib/orders/use-live-order.ts'
import { draftAtom } from '../../lib/draft/draft-atom.ts'
import { optionalPart } from '../../lib/optional-part.tsx'
import { useShop } from '../../lib/use-shop.ts'
import { useNow } from '../../lib/use-now.ts'
import { PaymentPrompt } from './payment-prompt.tsx'
import { Details } from './details.tsx'
import { Hero } from './hero.tsx'
import { WhatsNext } from './whats-next.tsx'
import * as css from './order-page.css.ts'
import { LiveMark } from './live-mark.tsx'
import { OrderAgain } from './order-again.tsx'
import { isInProgress, stateOf, type OrderState } from '../../lib/orders/order-state.ts'
import { moneyText } from './order-texts.ts'
import { OrderLinkCard } from './order-link-card.tsx'
import { Progress } from './progress.tsx'
import { Receipt } from './receipt.tsx'
import { useSaleReport } from './use-sale-report.ts'
import { Video } from './video.tsx'
import { WriteToUs } from '../../components/orders/write-to-us.tsx'

const Recording = optionalPart(() => import('../recording/recording.lazy.tsx'))

/** §2, Order-confirmed page: the order's live state, its receipt and its order link. */
export function OrderPage({ id }: { id: string }) {
  const { store } = useShop()
  const hash = useRouterState({ select: ({ location }) => location.hash })
  const token = tokenFor(id, hash)
  const { order, offset, liveness } = useLiveOrder(id, token)
  const { locale, country, number } = order
  const state = stateOf(order, new Date(useNow() + offset))
  const inProgress = isInProgress(state)
  const paid = isPaid(order)
  // The draft is reset below, so this is fixed on the first render.
  const [madeHere] = useState(() => orderOfDraft(store.get(draftAtom).id)?.orderId === id)
  useEffect(() => {
    if (inProgress) closeDraft(store, { id, locale, country })
  }, [inProgress, store, id, locale, country])
  useSaleReport(order, madeHere && paid)
  // After a payment or from a link, the focus moves to the page's heading.
  useHeadingFocus()

  return (
    <>
      <Hero order={order} state={state} celebrates={madeHere && state === 'making' && order.revision === 1} />
      <Container>
        <div className={css.page}>
          <div className={css.main}>
            <Video order={order} token={token} />
            {!inProgress && <PaymentPrompt order={order} state={state} />}
            <Trouble order={order} state={state} />
            {state !== 'cancelled' && state !== 'refunded' && <Progress order={order} state={state} />}
            <LiveMark liveness={liveness} asOf={order.serverTime} />
            {inProgress && <WhatsNext order={order} state={state} />}
            {(order.recording === 'open' || order.recording === 'kept') && (
              <Suspense>
                <Recording key={id} order={order} token={token} />
              </Suspense>
            )}
            <Details order={order} state={state} token={token} />
          </div>
          <div className={css.side}>
            <div className={css.paper}>
              <Receipt order={order} paid={paid} />
            </div>
            <OrderLinkCard order={order} token={token} />
            <OrderAgain order={order} />
            <div className={css.note}>
              <Text size="sm">
                <Trans>
                  Questions? Contact us and mention order <span className={css.number}>{number}</span>.
                </Trans>
              </Text>
              <WriteToUs number={number} />
            </div>
          </div>
        </div>
      </Container>
    </>
  )
}

/** Payment problems and delays, and the buyer's next step. */
function Trouble({ order, state }: { order: Order; state: OrderState }) {
  const { t, i18n } = useLingui()
  const money = moneyText[order.paymentStatus]
  const writeToUs = <WriteToUs number={order.number} />
  return (
    <>
      {money && (
        <Callout tone="warning" title={i18n._(money.title)} action={writeToUs}>
          {i18n._(money.text)}
        </Callout>
      )}
      {state === 'paused' && (
        <Callout
          tone="warning"
          title={t`We have a question, or something to sort out first`}
          action={writeToUs}
        >
          <Trans>We'll message you about it on WhatsApp. Nothing yet? Please contact us.</Trans>
        </Callout>
      )}
      {state === 'late' && (
        <Callout tone="warning" title={t`We didn't keep our promise`} action={writeToUs}>
          <Trans>
            We're still making it, and you'll get it as soon as it's ready. Prefer a refund? Just let us know.
          </Trans>
        </Callout>
      )}
    </>
  )
}
