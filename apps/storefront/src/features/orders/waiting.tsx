import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { Order } from '@recadinho/contracts/orders'
import { Callout } from '@recadinho/ui/callout'
import { outcomeText } from '../../lib/orders/outcome-text.ts'
import { PaymentLink } from './payment-link.tsx'

/** What is missing while a payment is processing, or a code, a link or a form is open. */
export function Waiting({ order }: { order: Order }) {
  const { i18n } = useLingui()
  const { text = outcomeText.processing.text, action, secondary } = awaited(order)
  return (
    <Callout
      tone="info"
      title={i18n._(outcomeText.processing.title)}
      action={
        action && (
          <PaymentLink order={order} secondary={secondary}>
            {i18n._(action)}
          </PaymentLink>
        )
      }
    >
      {i18n._({ ...text, values: { number: order.number } })}
    </Callout>
  )
}

interface Awaited {
  text?: MessageDescriptor
  /** The label of the link to the checkout. */
  action?: MessageDescriptor
  secondary?: boolean
}

function awaited({ payment }: Order): Awaited {
  switch (payment?.flow ?? 'inline') {
    case 'code':
      return {
        text: msg`We're waiting for your PIX. This page will update as soon as it's paid.`,
        action: msg`Show the PIX code`,
      }
    case 'link':
      return {
        text: msg`We're waiting for your payment through the payment link, with reference {number}. Our team confirms it during opening hours; then this page updates automatically.`,
        action: msg`Show the payment link`,
      }
    case 'redirect':
      // Submitted: only the bank's response is missing, and nothing else may be paid until then.
      if (payment?.state === 'processing') return {}
      return {
        text: msg`We're waiting for your payment on Stripe's page. Already paid? This page will update in a moment.`,
        action: msg`Continue to payment`,
      }
    case 'inline':
      // Mercado Pago has the card; with other gateways the form may merely be open.
      if (payment?.gateway === 'mercadopago' && payment.state === 'processing')
        return {
          text: msg`Your payment is under review. It usually takes minutes, two days at most, and this page updates automatically. If you pay another way, this payment is canceled first.`,
          action: msg`Pay another way`,
          secondary: true,
        }
      break
  }
  return { action: msg`I haven't paid yet`, secondary: true }
}
