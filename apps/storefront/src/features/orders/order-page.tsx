import { Trans, useLingui } from '@lingui/react/macro'
import { Callout } from '@recadinho/ui/callout'
import { Container } from '@recadinho/ui/layout'
import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { tokenFor } from '../../lib/api/orders/private-link.ts'
import { settleDraft } from '../../lib/api/orders/resume.ts'
import { useLiveOrder } from '../../lib/api/orders/use-live-order.ts'
import { AskToPay } from './ask-to-pay.tsx'
import { Hero } from './hero.tsx'
import { WhatsNext } from './whats-next.tsx'
import * as css from './order-page.css.ts'
import { stateOf } from './order-state.ts'
import { moneyText } from './order-texts.ts'
import { PrivateLink } from './private-link.tsx'
import { Progress } from './progress.tsx'
import { Receipt } from './receipt.tsx'

/** §2, Order-confirmed page: where the order is, live, with its receipt and its private link. */
export function OrderPage({ id }: { id: string }) {
  const { i18n } = useLingui()
  const hash = useRouterState({ select: ({ location }) => location.hash })
  const token = tokenFor(id, hash)
  const { order, offset } = useLiveOrder(id, token)
  const { locale, country } = order
  const state = stateOf(order)
  const paid = state === 'making' || state === 'delivered'
  useEffect(() => {
    if (paid) settleDraft({ id, locale, country })
  }, [paid, id, locale, country])
  // The page was turned to by a payment or a link: it begins at its heading.
  useEffect(() => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true }), [])

  const money = moneyText[order.paymentStatus]
  return (
    <>
      <Hero order={order} state={state} offset={offset} />
      <Container>
        <div className={css.page}>
          <div className={css.main}>
            {!paid && <AskToPay order={order} state={state} />}
            {money && (
              <Callout tone="warning" title={i18n._(money.title)}>
                {i18n._(money.text)}
              </Callout>
            )}
            {state !== 'cancelled' && <Progress order={order} state={state} offset={offset} />}
            {paid && <WhatsNext order={order} state={state} />}
          </div>
          <div className={css.side}>
            <Receipt order={order} paid={paid} />
            {token && <PrivateLink id={id} token={token} />}
            <p className={css.note}>
              <Trans>
                Something wrong with a name or a number? Write to us soon, and quote {order.number}.
              </Trans>
            </p>
          </div>
        </div>
      </Container>
    </>
  )
}
