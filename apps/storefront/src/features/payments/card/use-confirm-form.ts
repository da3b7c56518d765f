import { useElements, useStripe } from '@stripe/react-stripe-js'
import type { ConfirmForm } from '../../../lib/payments/pay-order.ts'
import { useMarket } from '../../../lib/market/use-market.ts'
import { cardOutcome } from '../../../lib/payments/card-outcome.ts'

/** Pays with the gateway's own elements: the card form or a wallet. */
export function useConfirmForm(): ConfirmForm {
  const stripe = useStripe()
  const elements = useElements()
  const { locale } = useMarket()
  return {
    async validate() {
      if (!elements) return false
      const { error } = await elements.submit()
      return error === undefined
    },
    async confirm(clientSecret, orderId) {
      if (!stripe || !elements) return { kind: 'unfinished' }
      const returnUrl = new URL('/order-confirmation', location.origin)
      returnUrl.searchParams.set('order', orderId)
      // The bank's app may return to another browser, which knows neither the order nor the language.
      returnUrl.searchParams.set('back', 'done')
      returnUrl.searchParams.set('lang', locale)
      const confirmParams = { return_url: returnUrl.toString() }
      return cardOutcome(
        await stripe.confirmPayment({ elements, clientSecret, redirect: 'if_required', confirmParams }),
      )
    },
    async check(clientSecret) {
      return stripe ? cardOutcome(await stripe.retrievePaymentIntent(clientSecret)) : { kind: 'unknown' }
    },
  }
}
