import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '@recadinho/contracts/orders'
import { Callout } from '@recadinho/ui/callout'
import { declineText } from '../../lib/orders/decline-text.ts'
import { doubtText, outcomeText } from '../../lib/orders/outcome-text.ts'
import type { OrderState } from '../../lib/orders/order-state.ts'
import { PaymentLink } from './payment-link.tsx'
import { Waiting } from './waiting.tsx'
import { WriteToUs } from '../../components/orders/write-to-us.tsx'

/** What an order that is not in production lacks, and the buyer's next step. */
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
      <Callout tone="info" title={t`This order is closed`} action={<WriteToUs number={number} />}>
        {order.paymentStatus === 'unpaid' || order.paymentStatus === 'failed' ? (
          <Trans>It wasn't paid, so you weren't charged. Didn't expect this? Please contact us.</Trans>
        ) : (
          <Trans>If you paid and weren't expecting this, please contact us.</Trans>
        )}
      </Callout>
    )
  // The payment notice covers this.
  if (state === 'refunded') return null
  if (state === 'failed')
    return (
      <Callout
        tone="danger"
        title={i18n._(outcomeText.failed.title)}
        action={<PaymentLink order={order}>{t`Continue to payment`}</PaymentLink>}
      >
        {order.payment?.state === 'failed'
          ? i18n._(declineText(order.payment.failureCode, order.payment.method))
          : i18n._(outcomeText.failed.text)}
      </Callout>
    )
  return (
    <Callout
      tone="info"
      title={t`Your order isn't paid yet`}
      action={<PaymentLink order={order}>{t`Continue to payment`}</PaymentLink>}
    >
      {state === 'lapsed' ? (
        <Trans>
          It wasn't paid within 24 hours, but you can still pay now. If the price has changed, we'll show you
          first.
        </Trans>
      ) : (
        <Trans>Your choices are saved. We'll start as soon as you've paid.</Trans>
      )}
    </Callout>
  )
}
