import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '@recadinho/contracts/orders'
import { Callout } from '@recadinho/ui/callout'
import type { ReactNode } from 'react'
import { outcomeText } from '../../lib/orders/outcome-text.ts'
import { PaymentLink } from './payment-link.tsx'

/** What is missing while a payment is processing, or a code, a link or a form is open. */
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
        text: <Trans>We're waiting for your PIX. This page will update as soon as it's paid.</Trans>,
        action: (
          <PaymentLink order={order}>
            <Trans>Show the PIX code</Trans>
          </PaymentLink>
        ),
      }
    case 'link':
      return {
        text: (
          <Trans>
            We're waiting for your payment through the payment link, with reference {number}. Our team
            confirms it during opening hours; then this page updates automatically.
          </Trans>
        ),
        action: (
          <PaymentLink order={order}>
            <Trans>Show the payment link</Trans>
          </PaymentLink>
        ),
      }
    case 'redirect':
      // Submitted: only the bank's response is missing, and nothing else may be paid until then.
      if (payment?.state === 'processing') return {}
      return {
        text: (
          <Trans>
            We're waiting for your payment on Stripe's page. Already paid? This page will update in a moment.
          </Trans>
        ),
        action: (
          <PaymentLink order={order}>
            <Trans>Continue to payment</Trans>
          </PaymentLink>
        ),
      }
    case 'inline':
      // Mercado Pago has the card; with other gateways the form may merely be open.
      if (payment?.gateway === 'mercadopago' && payment.state === 'processing')
        return {
          text: (
            <Trans>
              Your payment is under review. It usually takes minutes, two days at most, and this page updates
              automatically. If you pay another way, this payment is canceled first.
            </Trans>
          ),
          action: (
            <PaymentLink order={order} secondary>
              <Trans>Pay another way</Trans>
            </PaymentLink>
          ),
        }
      break
  }
  return {
    action: (
      <PaymentLink order={order} secondary>
        <Trans>I haven't paid yet</Trans>
      </PaymentLink>
    ),
  }
}
