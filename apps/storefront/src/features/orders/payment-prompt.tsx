import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '@recadinho/contracts/orders'
import { Callout } from '@recadinho/ui/callout'
import { declineText } from '../../lib/api/orders/decline-text.ts'
import { doubtText, outcomeText } from '../../lib/api/orders/outcome-text.ts'
import type { OrderState } from './order-state.ts'
import { PaymentLink } from './payment-link.tsx'
import { Waiting } from './waiting.tsx'
import { WriteToUs } from './write-to-us.tsx'

/** What an order outside production lacks, and the buyer's next step. */
export function PaymentPrompt({ order, state }: { order: Order; state: OrderState }) {
  const { t, i18n } = useLingui()
  const { number } = order
  if (state === 'waiting') return <Waiting order={order} />
  if (state === 'checking') {
    const { title, text } = doubtText(order)
    return (
      <Callout tone="warning" title={i18n._(title)} action={<WriteToUs number={number} />}>
        {i18n._(text)}
      </Callout>
    )
  }
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
  // The notice on the money says the rest.
  if (state === 'refunded') return null
  if (state === 'failed')
    return (
      <Callout
        tone="danger"
        title={i18n._(outcomeText.failed.title)}
        action={<PaymentLink order={order}>{t`Continue payment`}</PaymentLink>}
      >
        <p>{i18n._(outcomeText.failed.text)}</p>
        {order.payment?.state === 'failed' && (
          <p>{i18n._(declineText(order.payment.failureCode, order.payment.method))}</p>
        )}
      </Callout>
    )
  return (
    <Callout
      tone="info"
      title={t`It is not paid yet`}
      action={<PaymentLink order={order}>{t`Continue payment`}</PaymentLink>}
    >
      {state === 'lapsed' ? (
        <Trans>It waited for a day. You can still pay it; if the price has changed, we show you first.</Trans>
      ) : (
        <Trans>Everything you chose is kept. We begin as soon as it is paid.</Trans>
      )}
    </Callout>
  )
}
