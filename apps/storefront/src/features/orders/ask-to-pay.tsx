import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '@recadinho/contracts/orders'
import { ButtonLink } from '@recadinho/ui/button'
import { Callout } from '@recadinho/ui/callout'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { declineText } from '../../lib/api/orders/decline-text.ts'
import { outcomeText } from '../../lib/api/orders/outcome-text.ts'
import type { OrderState } from './order-state.ts'
import { WriteToUs } from './write-to-us.tsx'

/** What an order that is not under way lacks, and the buyer's next step. */
export function AskToPay({ order, state }: { order: Order; state: OrderState }) {
  const { t, i18n } = useLingui()
  const { number } = order
  if (state === 'waiting') return <Waiting order={order} />
  if (state === 'checking')
    return (
      <Callout tone="warning" title={i18n._(outcomeText.error.title)} action={<WriteToUs number={number} />}>
        {i18n._(outcomeText.error.text)}
      </Callout>
    )
  if (state === 'cancelled')
    return (
      <Callout tone="info" title={t`Nothing more happens with it`} action={<WriteToUs number={number} />}>
        {order.paymentStatus === 'unpaid' || order.paymentStatus === 'failed' ? (
          <Trans>It was not paid, so nothing was charged. You did not expect this? Please write to us.</Trans>
        ) : (
          <Trans>If you paid and did not expect this, please write to us.</Trans>
        )}
      </Callout>
    )
  // The notice on the money tells the rest.
  if (state === 'refunded') return null
  if (state === 'failed')
    return (
      <Callout
        tone="danger"
        title={i18n._(outcomeText.failed.title)}
        action={<PayLink order={order}>{t`Continue payment`}</PayLink>}
      >
        <p>{i18n._(outcomeText.failed.text)}</p>
        {order.payment?.state === 'failed' && <p>{i18n._(declineText(order.payment.failureCode))}</p>}
      </Callout>
    )
  return (
    <Callout
      tone="info"
      title={t`It is not paid yet`}
      action={<PayLink order={order}>{t`Continue payment`}</PayLink>}
    >
      {state === 'lapsed' ? (
        <Trans>It waited for a day. You can still pay it; if the price has changed, we show you first.</Trans>
      ) : (
        <Trans>Everything you chose is kept. We begin as soon as it is paid.</Trans>
      )}
    </Callout>
  )
}

/** Money is on its way, or somebody has a code or a form open. */
function Waiting({ order }: { order: Order }) {
  const { t, i18n } = useLingui()
  const pix = order.payment?.flow === 'code'
  return (
    <Callout
      tone="info"
      title={i18n._(outcomeText.processing.title)}
      action={
        <PayLink order={order} quiet={!pix}>
          {pix ? t`Show the PIX code` : t`I have not paid yet`}
        </PayLink>
      }
    >
      {pix ? (
        <Trans>We are waiting for your PIX. As soon as it is paid, this page goes on by itself.</Trans>
      ) : (
        i18n._(outcomeText.processing.text)
      )}
    </Callout>
  )
}

function PayLink({ order, quiet = false, children }: { order: Order; quiet?: boolean; children: ReactNode }) {
  return (
    <ButtonLink
      size="sm"
      variant={quiet ? 'secondary' : 'primary'}
      render={(link) => (
        <Link {...link} to="/checkout" search={{ order: order.id }} hash>
          {link.children}
        </Link>
      )}
    >
      {children}
    </ButtonLink>
  )
}
