import type { Money } from '@recadinho/contracts/common'
import { shopColors } from '@recadinho/ui/tokens'
import type { Appearance, StripeElementsOptions } from '@stripe/stripe-js'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useMarket } from '../../../lib/market/use-market.ts'
import type { InlineOption } from '../../../lib/payments/checkout-routes.ts'
import { gatewayQuery, requestGatewayAgain } from './load-gateway.ts'

/** The gateway's script once loaded, and the options of its fields. */
export function useGatewayElements(option: InlineOption, { amount, currency }: Money) {
  const { locale } = useMarket()
  const { data: stripe, isError: failed, refetch } = useQuery(gatewayQuery(option))
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
  /** Retries if the script failed to load, or never answered. */
  const again = () => {
    if (failed) void refetch()
    else requestGatewayAgain(option)
  }
  return { stripe, failed, again, options }
}

/** The shop's styles for the gateway's form, which the page's CSS cannot reach. */
const appearance: Appearance = {
  theme: 'stripe',
  labels: 'above',
  variables: {
    colorPrimary: shopColors.primary,
    colorBackground: shopColors.card,
    colorText: shopColors.ink,
    colorTextSecondary: shopColors.mutedInk,
    colorTextPlaceholder: shopColors.mutedInk,
    colorDanger: shopColors.dangerText,
    fontFamily: 'Figtree, system-ui, sans-serif',
    fontSizeBase: '17px',
    borderRadius: '12px',
    spacingUnit: '4px',
    focusBoxShadow: `0 0 0 3px ${shopColors.focus}`,
  },
}
