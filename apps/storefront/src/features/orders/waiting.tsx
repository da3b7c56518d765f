import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '@recadinho/contracts/orders'
import { Callout } from '@recadinho/ui/callout'
import type { ReactNode } from 'react'
import { outcomeText } from '../../lib/api/orders/outcome-text.ts'
import { PayLink } from './pay-link.tsx'

/** Money is on its way, or somebody has a code, a link or a form open: what exactly is waited for. */
export function Waiting({ order }: { order: Order }) {
  const { i18n } = useLingui()
  const { text, action } = awaited(order)
  return (
    <Callout tone="info" title={i18n._(outcomeText.processing.title)} action={action}>
      {text ?? i18n._(outcomeText.processing.text)}
    </Callout>
  )
}

function awaited(order: Order): { text?: ReactNode; action?: ReactNode } {
  const { payment, number } = order
  switch (payment?.flow ?? 'inline') {
    case 'code':
      return {
        text: <Trans>We are waiting for your PIX. As soon as it is paid, this page goes on by itself.</Trans>,
        action: (
          <PayLink order={order}>
            <Trans>Show the PIX code</Trans>
          </PayLink>
        ),
      }
    case 'link':
      return {
        text: (
          <Trans>
            We are waiting for what you pay with the payment link, with {number} as its reference. We confirm
            it by hand, in our opening hours; then this page goes on by itself.
          </Trans>
        ),
        action: (
          <PayLink order={order}>
            <Trans>Show the payment link</Trans>
          </PayLink>
        ),
      }
    case 'redirect':
      // Sent there: only the bank's word is missing, and nothing else may be paid until it has come.
      if (payment?.state === 'processing') return {}
      return {
        text: (
          <Trans>
            We are waiting for you to pay on Stripe's page. You did already? Then this page goes on by itself
            in a moment.
          </Trans>
        ),
        action: (
          <PayLink order={order}>
            <Trans>Continue payment</Trans>
          </PayLink>
        ),
      }
    case 'inline':
      // Mercado Pago has the card; with others a form may just stand open.
      if (payment?.gateway === 'mercadopago' && payment.state === 'processing')
        return {
          text: (
            <Trans>
              The payment is being looked at. That takes minutes as a rule, two days at most, and this page
              goes on by itself. If you pay another way, this payment is cancelled first.
            </Trans>
          ),
          action: (
            <PayLink order={order} quiet>
              <Trans>Pay another way</Trans>
            </PayLink>
          ),
        }
      break
  }
  return {
    action: (
      <PayLink order={order} quiet>
        <Trans>I have not paid yet</Trans>
      </PayLink>
    ),
  }
}
