import type { Money } from '@recadinho/contracts/common'
import type { Stripe, StripeElementsOptions } from '@stripe/stripe-js'
import { useEffect, useMemo, useState } from 'react'
import { usePlace } from '../../../lib/use-place.ts'
import type { InlineOption } from '../lanes.ts'
import { appearance } from './appearance.ts'
import { loadGateway } from './load-gateway.ts'

/** The gateway's script once it is here (or `failed`), and what its fields are drawn with. */
export function useGatewayElements(option: InlineOption, { amount, currency }: Money) {
  const { locale } = usePlace()
  const [stripe, setStripe] = useState<Stripe | 'failed'>()
  useEffect(() => {
    let wanted = true
    loadGateway(option).then(
      (loaded) => wanted && setStripe(loaded),
      (error: unknown) => {
        console.info(error)
        if (wanted) setStripe('failed')
      },
    )
    return () => {
      wanted = false
    }
  }, [option])
  const options = useMemo<StripeElementsOptions>(
    () => ({
      mode: 'payment',
      amount,
      currency: currency.toLowerCase(),
      allowedPaymentMethodTypes: ['card'],
      locale: locale === 'pt' ? 'pt-BR' : 'en',
      appearance,
    }),
    [amount, currency, locale],
  )
  return { stripe, options }
}
