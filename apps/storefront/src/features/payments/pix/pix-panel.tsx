import { Trans, useLingui } from '@lingui/react/macro'
import type { PaymentOption } from '@recadinho/contracts/catalog'
import { formatMoney } from '@recadinho/i18n/money'
import { focusHeading } from '@recadinho/ui/focus'
import { ArrowLeftIcon } from '@recadinho/ui/icon'
import { Container } from '@recadinho/ui/layout'
import { Skeleton } from '@recadinho/ui/skeleton'
import { Display, Heading, Text } from '@recadinho/ui/text'
import { VisuallyHidden } from '@recadinho/ui/visually-hidden'
import { Link, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useCountdown } from '../../../lib/orders/use-countdown.ts'
import { orderOfDraft } from '../../../lib/orders/order-memory.ts'
import { useDraft } from '../../../lib/draft/draft-atom.ts'
import { useLanguageTag } from '../../../lib/market/use-market.ts'
import { IHavePaid } from '../i-have-paid.tsx'
import { CheckoutLink } from '../checkout-link.tsx'
import { routeOptions, type CheckoutRoute } from '../../../lib/payments/checkout-routes.ts'
import type { OrderPayProps } from '../order-pay-props.ts'
import * as fields from '../pay-fields.css.ts'
import { useLookOnReturn } from '../look-for-money.ts'
import { ProblemCallout } from '../problem-callout.tsx'
import { PromiseLine } from '../../../components/orders/promise-line.tsx'
import { SandboxMark } from '../option-notes.tsx'
import { usePayment } from '../use-payment.ts'
import { CopyCode } from './copy-code.tsx'
import { Expiry } from './expiry.tsx'
import { Expired, WrongCode } from './no-code.tsx'
import * as panel from '../panel.css.ts'
import * as css from './pix-panel.css.ts'
import { useCheckedCode } from './use-checked-code.ts'

const QrPicture = lazy(() => import('./qr-picture.lazy.tsx'))

/** A PIX code to scan or copy. The page switches to confirmed automatically; an expired code can be replaced. */
export function PixPanel({ order, offset, token, route, options: offered }: OrderPayProps) {
  const { t } = useLingui()
  const tag = useLanguageTag()
  const navigate = useNavigate()
  const { payment, id, number } = order
  const [total, setTotal] = useState(order.amounts.total)
  const left = useCountdown(payment?.expiresAt ?? order.serverTime, offset)
  const options = routeOptions('all', offered, { packageId: order.package.id, total })
  const codes = options.filter(({ flow }) => flow === 'code')
  const option = codes.find(({ gateway }) => gateway === payment?.gateway) ?? codes[0]
  const live = left > 0 ? payment?.pixCode : undefined
  const { checked, again } = useCheckedCode(live, order.amounts.total)
  const code = checked === 'good' ? live : undefined
  const refused = live && (checked === 'wrong' || checked === 'unchecked') ? checked : undefined
  // The gateway has not responded yet, or its response was lost and is requested again.
  const awaited = left > 0 && payment?.outcome === 'processing' && !payment.pixCode
  const checking = awaited || (live !== undefined && live !== null && checked === 'checking')
  useLookOnReturn(order, token, payment?.outcome === 'processing')
  const renewing = usePayment({
    option,
    shownTotal: total,
    token,
    prepare: () => Promise.resolve({ order }),
    renew: refused === 'wrong',
    onProblem: (problem) => problem?.kind === 'price_changed' && setTotal(problem.total),
    onShown: focusHeading,
    onDone: () =>
      void navigate({ to: '/order-confirmation', search: { order: id }, hash: true, replace: true }),
  })
  // Paid directly to the shop's key: no gateway reports it.
  const byHand = payment?.gateway === 'pix_key'
  return (
    <Container>
      <div className={code || checking ? css.page : `${css.page} ${css.alone}`}>
        <div className={css.head}>
          <Back orderId={id} />
          <Heading level={1} size="h4" align="center" focusable>
            <Trans>Pay with PIX</Trans>
          </Heading>
        </div>
        <div className={css.amount}>
          <p className={css.price}>
            <Display>{formatMoney(total, tag)}</Display>
          </p>
          <Text size="sm" tone="muted">
            <Trans>Order {number}</Trans>
            {live && <Expiry left={left} />}
          </Text>
        </div>
        {code || checking ? (
          <>
            <div className={css.picture}>
              <Suspense fallback={<div className={css.empty} />}>
                {code ? (
                  <QrPicture code={code} label={t`QR code of the PIX payment`} />
                ) : (
                  <div className={css.empty} />
                )}
              </Suspense>
            </div>
            <div className={css.options}>
              {code ? <CopyCode code={code} key={code} /> : <Skeleton shape="block" />}
              <ol className={fields.steps}>
                <li>
                  <Trans>Open your bank's app</Trans>
                </li>
                <li>
                  <Trans>Choose PIX “copy and paste” and paste the code</Trans>
                </li>
                <li>
                  {byHand ? (
                    <Trans>Come back here and let us know: we'll confirm once your payment arrives</Trans>
                  ) : (
                    <Trans>Come back here: your payment is confirmed automatically</Trans>
                  )}
                </li>
              </ol>
              {byHand && <IHavePaid order={order} token={token} />}
              <PromiseLine
                picture={order.characters[0]?.picture}
                hours={order.promisedHours}
                offset={offset}
              />
              {option?.sandbox && <SandboxMark />}
              <Other orderId={id} route={route} options={options} />
            </div>
          </>
        ) : (
          <div className={css.options}>
            {refused ? (
              <WrongCode
                picture={order.characters[0]?.picture}
                checked={refused}
                busy={renewing.busy}
                onRenew={() => void renewing.pay()}
                onAgain={again}
              />
            ) : (
              <Expired
                picture={order.characters[0]?.picture}
                busy={renewing.busy}
                available={option !== undefined}
                onRenew={() => void renewing.pay()}
              />
            )}
            <ProblemCallout problem={renewing.problem} />
            <Other orderId={id} route={route} options={options} />
          </div>
        )}
      </div>
    </Container>
  )
}

/** Returns to the form if this browser made the order, otherwise to the order's page. */
function Back({ orderId }: { orderId: string }) {
  const { t } = useLingui()
  const { id } = useDraft()
  const label = <VisuallyHidden>{t`Back to your order`}</VisuallyHidden>
  if (orderOfDraft(id)?.orderId === orderId)
    return (
      <Link to="/checkout" search={{}} className={css.back}>
        <ArrowLeftIcon />
        {label}
      </Link>
    )
  return (
    <Link to="/order-confirmation" search={{ order: orderId }} hash className={css.back}>
      <ArrowLeftIcon />
      {label}
    </Link>
  )
}

interface OtherProps {
  orderId: string
  route: CheckoutRoute
  options: readonly PaymentOption[]
}

function Other({ orderId, route, options }: OtherProps) {
  if (options.every(({ flow }) => flow === 'code')) return null
  const canCard = route === 'usual' && options.some(({ flow }) => flow === 'inline')
  return (
    <p className={css.other}>
      {canCard ? (
        <Link to="/checkout" search={{ order: orderId, method: 'card' }} hash className={panel.other}>
          <Trans>Pay by card instead</Trans>
        </Link>
      ) : (
        <CheckoutLink route="all" order={orderId} select className={panel.other}>
          <Trans>Pay another way</Trans>
        </CheckoutLink>
      )}
    </p>
  )
}
